// What a reading thread reads before it takes its first document: a sentence, a list, a table and a card, about nobody.
export const PRACTICE_PAGE = `<!doctype html>
<html lang="en">
  <head><title>Orla Venn | Halden Robotics</title></head>
  <body>
    <main>
      <h1>Orla Venn</h1>
      <p>Orla Venn is Chief Technology Officer of Halden Robotics. She holds a PhD in Mechanical Engineering from the
        University of Norvane and worked for Brightwater Instruments from 2009 to 2014.</p>
      <h2>Education</h2>
      <ul><li>2004 - 2009: MSc, Physics, University of Norvane</li></ul>
      <h2>Experience</h2>
      <table><tr><td>2014 - 2019</td><td>Engineer</td><td>Halden Robotics</td></tr></table>
      <h2>Team</h2>
      <div><h3>Tomas Lindqvist</h3><p>Head of Sales</p></div>
      <div><h3>Anna Okafor</h3><p>Finance Director</p></div>
    </main>
  </body>
</html>`;
