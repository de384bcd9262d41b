// Well-known schools with the names people use for them: short names, acronyms, former names, names at home.
// Written by hand from general knowledge. Name | other names ; … | domains | the body it belongs to.
// An acronym that several schools claim stands at each of them, and is ambiguous on purpose. The bare name of a state or a
// large town is no alias: on a page it is the place far more often than the school.

export const INSTITUTIONS = `
Massachusetts Institute of Technology | MIT ; Mass Tech ; M.I.T. | mit.edu |
Harvard University | Harvard ; Harvard College ; Harvard Univ | harvard.edu |
Stanford University | Stanford ; Leland Stanford Junior University | stanford.edu |
Yale University | Yale ; Yale College | yale.edu |
Princeton University | Princeton ; Princeton College ; College of New Jersey (Princeton) | princeton.edu |
Columbia University | Columbia ; Columbia University in the City of New York ; King's College New York | columbia.edu |
Columbia College | Columbia College of Columbia University | college.columbia.edu | Columbia University
Barnard College | Barnard | barnard.edu | Columbia University
University of Pennsylvania | UPenn ; Penn ; U Penn ; U of Pennsylvania | upenn.edu |
Pennsylvania State University | Penn State ; PSU ; Penn State University ; The Pennsylvania State University | psu.edu |
Cornell University | Cornell | cornell.edu |
Brown University | Brown | brown.edu |
Dartmouth College | Dartmouth ; Dartmouth University | dartmouth.edu |
University of Chicago | UChicago ; U Chicago ; Chicago University | uchicago.edu |
Northwestern University | Northwestern | northwestern.edu |
Duke University | Duke ; Trinity College Durham | duke.edu |
Johns Hopkins University | JHU ; Johns Hopkins ; Hopkins ; The Johns Hopkins University ; John Hopkins University | jhu.edu |
California Institute of Technology | Caltech ; Cal Tech ; CIT ; Throop Polytechnic Institute | caltech.edu |
University of California System | University of California ; UC ; UC System | universityofcalifornia.edu |
University of California, Berkeley | UC Berkeley ; UCB ; Berkeley ; Cal ; Cal Berkeley ; University of California at Berkeley | berkeley.edu | University of California System
University of California, Los Angeles | UCLA ; UC Los Angeles ; University of California at Los Angeles | ucla.edu | University of California System
University of California, San Diego | UCSD ; UC San Diego ; University of California at San Diego | ucsd.edu | University of California System
University of California, San Francisco | UCSF ; UC San Francisco ; University of California at San Francisco | ucsf.edu | University of California System
University of California, Santa Barbara | UCSB ; UC Santa Barbara | ucsb.edu | University of California System
University of California, Santa Cruz | UCSC ; UC Santa Cruz | ucsc.edu | University of California System
University of California, Irvine | UCI ; UC Irvine | uci.edu | University of California System
University of California, Davis | UCD ; UC Davis | ucdavis.edu | University of California System
University of California, Riverside | UCR ; UC Riverside | ucr.edu | University of California System
University of California, Merced | UCM ; UC Merced | ucmerced.edu | University of California System
University of California, Hastings College of the Law | UC Hastings ; Hastings College of the Law ; Hastings Law School ; UC Law San Francisco ; University of California College of the Law, San Francisco | uclawsf.edu | University of California System
California State University System | California State University ; CSU ; Cal State | calstate.edu |
San Diego State University | SDSU ; San Diego State ; San Diego State College | sdsu.edu | California State University System
San Jose State University | SJSU ; San Jose State ; San Jose State College | sjsu.edu | California State University System
San Francisco State University | SFSU ; SF State ; San Francisco State | sfsu.edu | California State University System
California Polytechnic State University | Cal Poly ; Cal Poly San Luis Obispo ; California Polytechnic State University, San Luis Obispo | calpoly.edu | California State University System
California State Polytechnic University, Pomona | Cal Poly Pomona | cpp.edu | California State University System
California State University, Fresno | Fresno State ; Fresno State College ; CSU Fresno | csufresno.edu ; fresnostate.edu | California State University System
California State University, Sacramento | Sacramento State ; Sac State ; CSU Sacramento | csus.edu | California State University System
California State University, Long Beach | Long Beach State ; CSULB | csulb.edu | California State University System
California State University, Northridge | CSUN ; San Fernando Valley State College | csun.edu | California State University System
California State University, Chico | Chico State | csuchico.edu | California State University System
California State University, Los Angeles | Cal State LA ; CSULA | calstatela.edu | California State University System
University of Southern California | USC ; Southern Cal | usc.edu |
University of South Carolina | USC ; South Carolina College ; U of South Carolina | sc.edu |
University of Michigan | UMich ; U of M ; University of Michigan, Ann Arbor ; U Michigan | umich.edu |
Michigan State University | MSU ; Michigan State ; Michigan Agricultural College ; Michigan State College | msu.edu |
Wayne State University | WSU ; Wayne State ; Detroit College of Medicine | wayne.edu |
University of Wisconsin System | Universities of Wisconsin ; University of Wisconsin | wisconsin.edu |
University of Wisconsin-Madison | UW-Madison ; UW Madison ; University of Wisconsin at Madison | wisc.edu | University of Wisconsin System
University of Wisconsin-Milwaukee | UWM ; UW Milwaukee | uwm.edu | University of Wisconsin System
University of Illinois System | University of Illinois | uillinois.edu |
University of Illinois Urbana-Champaign | UIUC ; University of Illinois at Urbana-Champaign ; U of I ; Illinois Urbana-Champaign ; Illinois Industrial University | illinois.edu ; uiuc.edu | University of Illinois System
University of Illinois Chicago | UIC ; University of Illinois at Chicago ; University of Illinois at Chicago Circle | uic.edu | University of Illinois System
University of Washington | UW ; U-Dub ; UDub ; University of Washington, Seattle | washington.edu ; uw.edu |
Washington University in St. Louis | WashU ; Washington University ; WUSTL ; Wash U | wustl.edu |
Washington State University | WSU ; Wazzu ; Washington State ; State College of Washington | wsu.edu |
George Washington University | GWU ; GW ; Columbian College ; Columbian University ; National University Law School Washington | gwu.edu |
Georgetown University | Georgetown ; Georgetown College (DC) | georgetown.edu |
American University | AU ; American University Washington DC | american.edu |
Howard University | Howard | howard.edu |
Catholic University of America | CUA ; Catholic University | cua.edu |
George Mason University | GMU ; George Mason | gmu.edu |
University of Maryland, College Park | UMD ; UMCP ; University of Maryland ; Maryland Agricultural College | umd.edu |
University of Maryland, Baltimore County | UMBC | umbc.edu |
University of Maryland, Baltimore | UMB | umaryland.edu |
University of Virginia | UVA ; U.Va. ; UVa | virginia.edu |
Virginia Polytechnic Institute and State University | Virginia Tech ; VT ; Virginia Polytechnic Institute ; VPI | vt.edu |
Virginia Commonwealth University | VCU ; Medical College of Virginia ; Richmond Professional Institute | vcu.edu |
Virginia Military Institute | VMI | vmi.edu |
College of William & Mary | William & Mary ; William and Mary ; W&M ; College of William and Mary | wm.edu |
Washington and Lee University | W&L ; Washington & Lee ; Washington College (Lexington) | wlu.edu |
University of Richmond | Richmond College (Virginia) ; T.C. Williams School of Law | richmond.edu |
University of North Carolina System | University of North Carolina ; UNC System | northcarolina.edu |
University of North Carolina at Chapel Hill | UNC ; UNC Chapel Hill ; UNC-CH ; Chapel Hill | unc.edu | University of North Carolina System
North Carolina State University | NC State ; NCSU ; N.C. State | ncsu.edu | University of North Carolina System
Wake Forest University | Wake Forest ; Wake Forest College | wfu.edu |
Davidson College | Davidson | davidson.edu |
Emory University | Emory | emory.edu |
Georgia Institute of Technology | Georgia Tech ; GaTech ; GT ; Georgia School of Technology | gatech.edu |
University of Georgia | UGA | uga.edu |
Georgia State University | GSU ; Georgia State | gsu.edu |
Mercer University | Mercer | mercer.edu |
Morehouse College | Morehouse | morehouse.edu |
Spelman College | Spelman | spelman.edu |
Clark Atlanta University | Clark College ; Atlanta University | cau.edu |
University of Florida | UF ; U of Florida | ufl.edu |
Florida State University | FSU ; Florida State ; Florida State College for Women | fsu.edu |
University of Miami | UM ; U Miami ; The U | miami.edu |
Miami University | Miami of Ohio ; Miami University of Ohio ; Miami University, Oxford | miamioh.edu ; muohio.edu |
University of Central Florida | UCF ; Florida Technological University | ucf.edu |
University of South Florida | USF | usf.edu |
Florida International University | FIU | fiu.edu |
Stetson University | Stetson | stetson.edu |
University of Alabama | Bama ; University of Alabama, Tuscaloosa | ua.edu |
University of Alabama at Birmingham | UAB | uab.edu |
Auburn University | Auburn ; Alabama Polytechnic Institute | auburn.edu |
Samford University | Howard College (Alabama) ; Cumberland School of Law | samford.edu |
University of Mississippi | Ole Miss ; UM | olemiss.edu |
Mississippi State University | Mississippi State ; MSU ; Mississippi A&M College | msstate.edu |
University of Tennessee | UT ; UTK ; University of Tennessee, Knoxville ; UT Knoxville | utk.edu ; tennessee.edu |
Vanderbilt University | Vanderbilt ; Vandy | vanderbilt.edu |
University of Memphis | Memphis State University ; Memphis State ; U of Memphis | memphis.edu |
University of Kentucky | UK | uky.edu |
University of Louisville | UofL ; U of L | louisville.edu |
Louisiana State University | LSU ; Louisiana State ; Louisiana State University and A&M College ; Louisiana State University, Baton Rouge | lsu.edu |
Tulane University | Tulane ; University of Louisiana (Tulane) | tulane.edu |
Loyola University New Orleans | Loyola New Orleans | loyno.edu |
University of Texas System | University of Texas ; UT System | utsystem.edu |
University of Texas at Austin | UT Austin ; UT ; UTexas ; University of Texas, Austin | utexas.edu | University of Texas System
University of Texas at Dallas | UT Dallas ; UTD | utdallas.edu | University of Texas System
University of Texas at El Paso | UTEP ; Texas Western College ; Texas College of Mines | utep.edu | University of Texas System
University of Texas at Arlington | UTA ; UT Arlington ; Arlington State College | uta.edu | University of Texas System
University of Texas at San Antonio | UTSA ; UT San Antonio | utsa.edu | University of Texas System
Texas A&M University | Texas A&M University, College Station ; Texas A & M University ; Texas A&M ; TAMU ; A&M ; Texas A and M ; Agricultural and Mechanical College of Texas | tamu.edu |
Texas Tech University | Texas Tech ; TTU ; Texas Technological College | ttu.edu |
Texas Christian University | TCU | tcu.edu |
Southern Methodist University | SMU | smu.edu |
Baylor University | Baylor ; Waco University | baylor.edu |
Baylor College of Medicine | BCM ; Baylor University College of Medicine | bcm.edu |
Rice University | Rice ; Rice Institute ; William Marsh Rice University | rice.edu |
University of Houston | UH ; U of H | uh.edu |
Texas State University | Southwest Texas State University ; Southwest Texas State Teachers College ; Southwest Texas State College | txstate.edu |
University of North Texas | UNT ; North Texas State University ; North Texas State College | unt.edu |
University of Oklahoma | OU | ou.edu |
Oklahoma State University | OSU ; Oklahoma State ; Oklahoma A&M College ; Oklahoma Agricultural and Mechanical College | okstate.edu |
University of Arkansas | U of A | uark.edu |
University of Missouri | Mizzou ; MU ; University of Missouri, Columbia ; University of Missouri-Columbia | missouri.edu |
Missouri University of Science and Technology | Missouri S&T ; University of Missouri-Rolla ; Missouri School of Mines | mst.edu |
Saint Louis University | SLU ; St. Louis University | slu.edu |
University of Kansas | KU | ku.edu |
Kansas State University | K-State ; KSU ; Kansas State | ksu.edu ; k-state.edu |
University of Nebraska-Lincoln | UNL ; University of Nebraska at Lincoln ; University of Nebraska | unl.edu |
Creighton University | Creighton | creighton.edu |
University of Iowa | UIowa ; State University of Iowa | uiowa.edu |
Iowa State University | ISU ; Iowa State ; Iowa State College ; Iowa State University of Science and Technology | iastate.edu |
Drake University | Drake | drake.edu |
Grinnell College | Grinnell ; Iowa College | grinnell.edu |
University of Minnesota | UMN ; U of M ; University of Minnesota Twin Cities ; University of Minnesota, Minneapolis | umn.edu |
Carleton College | Carleton | carleton.edu |
Carleton University | Carleton College Ottawa | carleton.ca |
Macalester College | Macalester | macalester.edu |
Mitchell Hamline School of Law | William Mitchell College of Law ; Hamline University School of Law ; St. Paul College of Law | mitchellhamline.edu |
University of North Dakota | UND | und.edu |
University of South Dakota | USD | usd.edu |
University of Montana | Montana State University (Missoula) ; UM | umt.edu |
Montana State University | Montana State College ; MSU Bozeman | montana.edu |
Montana Technological University | Montana Tech ; Montana School of Mines ; Montana State School of Mines | mtech.edu |
University of Wyoming | UW | uwyo.edu |
University of Colorado Boulder | CU Boulder ; CU ; University of Colorado ; University of Colorado at Boulder | colorado.edu |
Colorado State University | CSU ; Colorado A&M ; Colorado Agricultural College | colostate.edu |
University of Denver | DU ; Colorado Seminary | du.edu |
Colorado School of Mines | Mines ; CSM | mines.edu |
University of Utah | U of U ; University of Deseret | utah.edu |
Utah State University | USU ; Utah State Agricultural College ; Utah Agricultural College | usu.edu |
Brigham Young University | BYU ; Brigham Young | byu.edu |
University of Arizona | UA ; U of A | arizona.edu |
Arizona State University | ASU ; Arizona State ; Arizona State College ; Tempe Normal School | asu.edu |
University of New Mexico | UNM | unm.edu |
New Mexico State University | NMSU ; New Mexico A&M | nmsu.edu |
University of Nevada, Reno | UNR ; University of Nevada | unr.edu |
University of Nevada, Las Vegas | UNLV | unlv.edu |
University of Oregon | UO | uoregon.edu |
Oregon State University | OSU ; Oregon State ; Oregon Agricultural College ; Oregon State College | oregonstate.edu |
Reed College | Reed | reed.edu |
Willamette University | Willamette | willamette.edu |
Gonzaga University | Gonzaga | gonzaga.edu |
University of Puget Sound | Puget Sound ; College of Puget Sound | pugetsound.edu |
University of Hawaii at Manoa | UH Manoa ; University of Hawaii ; UH ; University of Hawai'i | hawaii.edu |
University of Alaska Fairbanks | UAF ; University of Alaska | uaf.edu |
University of Notre Dame | Notre Dame ; ND ; University of Notre Dame du Lac | nd.edu |
Indiana University | IU | iu.edu |
Indiana University Bloomington | IU Bloomington ; IUB ; Indiana University, Bloomington | indiana.edu | Indiana University
Indiana University-Purdue University Indianapolis | IUPUI ; Indiana University Indianapolis | iupui.edu | Indiana University
Purdue University | Purdue ; Purdue University West Lafayette | purdue.edu |
Valparaiso University | Valpo ; Valparaiso | valpo.edu |
DePauw University | DePauw ; Indiana Asbury University | depauw.edu |
DePaul University | DePaul | depaul.edu |
Loyola University Chicago | Loyola Chicago ; Loyola University of Chicago | luc.edu |
Illinois Institute of Technology | IIT Chicago ; Illinois Tech ; Armour Institute of Technology ; Lewis Institute | iit.edu |
Chicago-Kent College of Law | Chicago Kent ; Kent College of Law ; IIT Chicago-Kent College of Law | kentlaw.iit.edu | Illinois Institute of Technology
John Marshall Law School | UIC John Marshall Law School ; UIC School of Law | law.uic.edu | University of Illinois Chicago
Southern Illinois University | SIU ; SIU Carbondale ; Southern Illinois University Carbondale | siu.edu |
Northern Illinois University | NIU | niu.edu |
Ohio State University | OSU ; The Ohio State University ; Ohio State | osu.edu |
Ohio University | OU Ohio | ohio.edu |
Case Western Reserve University | CWRU ; Case Western ; Western Reserve University ; Case Institute of Technology ; Western Reserve College | case.edu |
University of Cincinnati | UC Cincinnati | uc.edu |
Oberlin College | Oberlin | oberlin.edu |
Kenyon College | Kenyon | kenyon.edu |
Carnegie Mellon University | CMU ; Carnegie Mellon ; Carnegie Institute of Technology ; Carnegie Tech | cmu.edu |
University of Pittsburgh | Pitt ; UPitt ; Western University of Pennsylvania | pitt.edu |
Duquesne University | Duquesne | duq.edu |
Temple University | Temple | temple.edu |
Drexel University | Drexel ; Drexel Institute of Technology | drexel.edu |
Villanova University | Villanova | villanova.edu |
Swarthmore College | Swarthmore | swarthmore.edu |
Haverford College | Haverford | haverford.edu |
Bryn Mawr College | Bryn Mawr | brynmawr.edu |
Lehigh University | Lehigh | lehigh.edu |
Lafayette College | Lafayette | lafayette.edu |
Dickinson College | Dickinson | dickinson.edu |
Dickinson School of Law | Penn State Dickinson Law | dickinsonlaw.psu.edu | Pennsylvania State University
Rutgers University | Rutgers ; Rutgers, The State University of New Jersey ; Rutgers College ; Queen's College New Jersey ; State University of New Jersey | rutgers.edu |
Rutgers University-Newark | Rutgers Newark | newark.rutgers.edu | Rutgers University
Rutgers University-Camden | Rutgers Camden | camden.rutgers.edu | Rutgers University
Seton Hall University | Seton Hall | shu.edu |
New Jersey Institute of Technology | NJIT ; Newark College of Engineering | njit.edu |
Stevens Institute of Technology | Stevens | stevens.edu |
New York University | NYU ; University of the City of New York (NYU) | nyu.edu |
Fordham University | Fordham ; St. John's College Fordham | fordham.edu |
St. John's University | St John's New York ; St. John's University (New York) ; Saint John's University New York | stjohns.edu |
New York Law School | NYLS | nyls.edu |
Brooklyn Law School | Brooklyn Law | brooklaw.edu |
City University of New York | CUNY | cuny.edu |
City College of New York | CCNY ; City College ; The City College of New York ; City College CUNY ; College of the City of New York | ccny.cuny.edu | City University of New York
Hunter College | Hunter ; Hunter College CUNY | hunter.cuny.edu | City University of New York
Brooklyn College | Brooklyn College CUNY | brooklyn.cuny.edu | City University of New York
Queens College | Queens College CUNY ; Queens College, City University of New York | qc.cuny.edu | City University of New York
Baruch College | Baruch ; CUNY Baruch | baruch.cuny.edu | City University of New York
State University of New York | SUNY ; SUNY System | suny.edu |
Stony Brook University | SUNY Stony Brook ; Stony Brook ; State University of New York at Stony Brook | stonybrook.edu | State University of New York
University at Buffalo | SUNY Buffalo ; UB ; State University of New York at Buffalo ; University of Buffalo ; Buffalo University | buffalo.edu | State University of New York
University at Albany | SUNY Albany ; UAlbany ; State University of New York at Albany ; Albany State Teachers College | albany.edu | State University of New York
Binghamton University | SUNY Binghamton ; State University of New York at Binghamton ; Harpur College | binghamton.edu | State University of New York
Albany Law School | Albany Law ; Union University Albany Law School | albanylaw.edu |
Syracuse University | Syracuse ; SU | syr.edu ; syracuse.edu |
University of Rochester | U of R | rochester.edu |
Rochester Institute of Technology | RIT ; Rochester Athenaeum and Mechanics Institute | rit.edu |
Rensselaer Polytechnic Institute | RPI ; Rensselaer ; Rensselaer Institute | rpi.edu |
Union College | Union | union.edu |
Colgate University | Colgate ; Madison University | colgate.edu |
Hamilton College | Hamilton | hamilton.edu |
Vassar College | Vassar | vassar.edu |
United States Military Academy | West Point ; USMA ; U.S. Military Academy ; US Military Academy at West Point ; United States Military Academy at West Point | westpoint.edu ; usma.edu |
United States Naval Academy | USNA ; U.S. Naval Academy ; United States Naval Academy at Annapolis | usna.edu |
United States Air Force Academy | USAFA ; U.S. Air Force Academy ; Air Force Academy | usafa.edu |
United States Coast Guard Academy | USCGA ; Coast Guard Academy | uscga.edu |
Naval Postgraduate School | NPS | nps.edu |
National War College | NWC | ndu.edu | National Defense University
Boston University | BU | bu.edu |
Boston College | BC | bc.edu |
Tufts University | Tufts ; Tufts College | tufts.edu |
Brandeis University | Brandeis | brandeis.edu |
Northeastern University | Northeastern | northeastern.edu |
Suffolk University | Suffolk ; Suffolk Law School | suffolk.edu |
University of Massachusetts Amherst | UMass Amherst ; UMass ; University of Massachusetts ; Massachusetts Agricultural College ; Massachusetts State College | umass.edu |
University of Massachusetts Boston | UMass Boston ; UMB | umb.edu |
University of Massachusetts Lowell | UMass Lowell ; Lowell Technological Institute | uml.edu |
Amherst College | Amherst | amherst.edu |
Williams College | Williams | williams.edu |
Smith College | Smith | smith.edu |
Wellesley College | Wellesley | wellesley.edu |
Mount Holyoke College | Mount Holyoke ; Mt. Holyoke | mtholyoke.edu |
Radcliffe College | Radcliffe | radcliffe.harvard.edu | Harvard University
College of the Holy Cross | Holy Cross | holycross.edu |
Worcester Polytechnic Institute | WPI | wpi.edu |
Wesleyan University | Wesleyan | wesleyan.edu |
Trinity College | Trinity College Hartford ; Washington College (Hartford) | trincoll.edu |
University of Connecticut | UConn | uconn.edu |
Middlebury College | Middlebury | middlebury.edu |
University of Vermont | UVM | uvm.edu |
Bowdoin College | Bowdoin | bowdoin.edu |
Bates College | Bates | bates.edu |
Colby College | Colby ; Waterville College | colby.edu |
University of Maine | UMaine ; University of Maine at Orono | umaine.edu |
University of New Hampshire | UNH | unh.edu |
University of Rhode Island | URI | uri.edu |
Rhode Island School of Design | RISD | risd.edu |
University of Delaware | UD ; Delaware College | udel.edu |
West Virginia University | WVU | wvu.edu |
Marshall University | Marshall ; Marshall College | marshall.edu |
Clemson University | Clemson ; Clemson Agricultural College ; Clemson College | clemson.edu |
The Citadel | Citadel ; The Citadel, The Military College of South Carolina ; South Carolina Military Academy | citadel.edu |
Furman University | Furman | furman.edu |
Marquette University | Marquette | marquette.edu |
Pomona College | Pomona | pomona.edu |
Claremont McKenna College | CMC ; Claremont Men's College | cmc.edu |
Harvey Mudd College | Harvey Mudd | hmc.edu |
Occidental College | Oxy ; Occidental | oxy.edu |
Pepperdine University | Pepperdine ; George Pepperdine College | pepperdine.edu |
Santa Clara University | SCU ; University of Santa Clara | scu.edu |
University of San Francisco | USF | usfca.edu |
University of San Diego | USD | sandiego.edu |
Loyola Marymount University | LMU ; Loyola University of Los Angeles | lmu.edu |
University of the Pacific | UOP ; College of the Pacific | pacific.edu |
McGeorge School of Law | McGeorge ; University of the Pacific, McGeorge School of Law | law.pacific.edu | University of the Pacific
Golden Gate University | GGU | ggu.edu |
Southwestern Law School | Southwestern University School of Law | swlaw.edu |
South Texas College of Law | South Texas College of Law Houston | stcl.edu |
George Washington University Law School | GW Law ; National Law Center | law.gwu.edu | George Washington University
Thunderbird School of Global Management | Thunderbird ; American Graduate School of International Management | thunderbird.asu.edu | Arizona State University
Rockefeller University | Rockefeller ; Rockefeller Institute for Medical Research | rockefeller.edu |
Juilliard School | Juilliard ; The Juilliard School | juilliard.edu |
The New School | New School ; New School for Social Research ; New School University | newschool.edu |
Langston University | Oklahoma Colored Agricultural and Normal University | langston.edu |
Tuskegee University | Tuskegee ; Tuskegee Institute | tuskegee.edu |
Hampton University | Hampton Institute | hamptonu.edu |
Fisk University | Fisk | fisk.edu |
North Carolina Central University | NCCU ; North Carolina College at Durham | nccu.edu |
Florida A&M University | FAMU ; Florida Agricultural and Mechanical University | famu.edu |
Louisiana Tech University | Louisiana Tech ; Louisiana Polytechnic Institute | latech.edu |
Western Michigan University | WMU | wmich.edu |
Central Michigan University | CMU Mount Pleasant | cmich.edu |
Bowling Green State University | BGSU ; Bowling Green | bgsu.edu |
Kent State University | Kent State | kent.edu |
Wharton School | Wharton ; The Wharton School ; Wharton School of Business ; Wharton School of the University of Pennsylvania ; Wharton School of Finance and Commerce | wharton.upenn.edu | University of Pennsylvania
Perelman School of Medicine | Penn Medicine School ; University of Pennsylvania School of Medicine | med.upenn.edu | University of Pennsylvania
University of Pennsylvania Carey Law School | Penn Law ; University of Pennsylvania Law School | law.upenn.edu | University of Pennsylvania
Harvard Business School | HBS | hbs.edu | Harvard University
Harvard Law School | HLS ; Harvard Law | law.harvard.edu ; hls.harvard.edu | Harvard University
Harvard Medical School | HMS | hms.harvard.edu | Harvard University
Harvard Kennedy School | HKS ; Kennedy School of Government ; John F. Kennedy School of Government ; Kennedy School | hks.harvard.edu | Harvard University
Harvard T.H. Chan School of Public Health | Harvard School of Public Health ; HSPH | hsph.harvard.edu | Harvard University
Harvard Graduate School of Education | HGSE | gse.harvard.edu | Harvard University
Harvard Divinity School | HDS | hds.harvard.edu | Harvard University
Yale Law School | YLS ; Yale Law | law.yale.edu | Yale University
Yale School of Management | Yale SOM | som.yale.edu | Yale University
Yale School of Medicine | YSM | medicine.yale.edu | Yale University
Stanford Graduate School of Business | Stanford GSB ; GSB | gsb.stanford.edu | Stanford University
Stanford Law School | SLS | law.stanford.edu | Stanford University
MIT Sloan School of Management | Sloan School of Management ; MIT Sloan ; Sloan School | mitsloan.mit.edu | Massachusetts Institute of Technology
MIT Media Lab | Media Lab | media.mit.edu | Massachusetts Institute of Technology
Columbia Business School | Columbia Graduate School of Business | gsb.columbia.edu | Columbia University
Columbia Law School | Columbia Law | law.columbia.edu | Columbia University
Teachers College, Columbia University | Teachers College ; Columbia Teachers College | tc.columbia.edu | Columbia University
School of International and Public Affairs | SIPA ; Columbia SIPA | sipa.columbia.edu | Columbia University
Vagelos College of Physicians and Surgeons | College of Physicians and Surgeons ; Columbia University College of Physicians and Surgeons ; Columbia P&S | ps.columbia.edu | Columbia University
Booth School of Business | Chicago Booth ; University of Chicago Booth School of Business ; University of Chicago Graduate School of Business ; Booth | chicagobooth.edu | University of Chicago
Pritzker School of Medicine | Pritzker | pritzker.uchicago.edu | University of Chicago
Kellogg School of Management | Kellogg ; Kellogg Graduate School of Management ; Northwestern Kellogg | kellogg.northwestern.edu | Northwestern University
Feinberg School of Medicine | Feinberg | feinberg.northwestern.edu | Northwestern University
Medill School of Journalism | Medill | medill.northwestern.edu | Northwestern University
Pritzker School of Law | Northwestern Law ; Northwestern University School of Law | law.northwestern.edu | Northwestern University
Fuqua School of Business | Fuqua ; Duke Fuqua | fuqua.duke.edu | Duke University
Duke-NUS Medical School | Duke-NUS ; Duke NUS Graduate Medical School | duke-nus.edu.sg | Duke University
Tuck School of Business | Tuck ; Amos Tuck School | tuck.dartmouth.edu | Dartmouth College
Geisel School of Medicine | Dartmouth Medical School ; Geisel | geiselmed.dartmouth.edu | Dartmouth College
Haas School of Business | Haas ; Berkeley Haas | haas.berkeley.edu | University of California, Berkeley
UC Berkeley School of Law | Boalt Hall ; Berkeley Law ; Boalt Hall School of Law | law.berkeley.edu | University of California, Berkeley
Goldman School of Public Policy | Goldman School | gspp.berkeley.edu | University of California, Berkeley
Anderson School of Management | UCLA Anderson | anderson.ucla.edu | University of California, Los Angeles
David Geffen School of Medicine | UCLA School of Medicine | medschool.ucla.edu | University of California, Los Angeles
Rady School of Management | Rady | rady.ucsd.edu | University of California, San Diego
Scripps Institution of Oceanography | Scripps Institution | scripps.ucsd.edu | University of California, San Diego
Marshall School of Business | USC Marshall | marshall.usc.edu | University of Southern California
Annenberg School for Communication and Journalism | USC Annenberg | annenberg.usc.edu | University of Southern California
Keck School of Medicine | Keck ; USC Keck | keck.usc.edu | University of Southern California
Gould School of Law | USC Gould ; USC Law | gould.usc.edu | University of Southern California
Stern School of Business | NYU Stern ; Leonard N. Stern School of Business ; Stern | stern.nyu.edu | New York University
Tisch School of the Arts | Tisch ; NYU Tisch | tisch.nyu.edu | New York University
Courant Institute of Mathematical Sciences | Courant Institute ; NYU Courant | cims.nyu.edu | New York University
NYU Tandon School of Engineering | Polytechnic Institute of New York ; Brooklyn Polytechnic Institute ; NYU Poly ; Polytechnic University (New York) | engineering.nyu.edu | New York University
NYU Grossman School of Medicine | NYU School of Medicine ; New York University School of Medicine | med.nyu.edu | New York University
Ross School of Business | Michigan Ross ; Stephen M. Ross School of Business | michiganross.umich.edu | University of Michigan
Gerald R. Ford School of Public Policy | Ford School | fordschool.umich.edu | University of Michigan
Darden School of Business | Darden ; UVA Darden ; Darden Graduate School of Business Administration | darden.virginia.edu | University of Virginia
McIntire School of Commerce | McIntire | commerce.virginia.edu | University of Virginia
McCombs School of Business | McCombs | mccombs.utexas.edu | University of Texas at Austin
Lyndon B. Johnson School of Public Affairs | LBJ School ; LBJ School of Public Affairs | lbj.utexas.edu | University of Texas at Austin
Kenan-Flagler Business School | Kenan-Flagler ; UNC Kenan-Flagler | kenan-flagler.unc.edu | University of North Carolina at Chapel Hill
Goizueta Business School | Goizueta | goizueta.emory.edu | Emory University
Samuel Curtis Johnson Graduate School of Management | Cornell Johnson ; Johnson Graduate School of Management ; Johnson School | johnson.cornell.edu | Cornell University
Weill Cornell Medicine | Weill Cornell Medical College ; Cornell University Medical College | weill.cornell.edu | Cornell University
School of Hotel Administration | Cornell Hotel School | sha.cornell.edu | Cornell University
Tepper School of Business | Tepper ; Graduate School of Industrial Administration | tepper.cmu.edu | Carnegie Mellon University
Heinz College | Heinz School | heinz.cmu.edu | Carnegie Mellon University
Maxwell School of Citizenship and Public Affairs | Maxwell School | maxwell.syr.edu | Syracuse University
Newhouse School of Public Communications | Newhouse ; S.I. Newhouse School | newhouse.syr.edu | Syracuse University
Fletcher School of Law and Diplomacy | Fletcher School ; The Fletcher School ; Fletcher | fletcher.tufts.edu | Tufts University
Paul H. Nitze School of Advanced International Studies | SAIS ; Johns Hopkins SAIS ; School of Advanced International Studies | sais.jhu.edu | Johns Hopkins University
Bloomberg School of Public Health | Johns Hopkins School of Hygiene and Public Health ; Johns Hopkins Bloomberg School of Public Health | jhsph.edu | Johns Hopkins University
Johns Hopkins School of Medicine | Johns Hopkins Medical School | hopkinsmedicine.org | Johns Hopkins University
Peabody Institute | Peabody Conservatory | peabody.jhu.edu | Johns Hopkins University
Walsh School of Foreign Service | SFS ; Georgetown School of Foreign Service ; School of Foreign Service | sfs.georgetown.edu | Georgetown University
Georgetown University Law Center | Georgetown Law ; Georgetown Law School | law.georgetown.edu | Georgetown University
McDonough School of Business | Georgetown McDonough | msb.georgetown.edu | Georgetown University
Washington College of Law | American University Washington College of Law | wcl.american.edu | American University
Kelley School of Business | Kelley ; IU Kelley | kelley.iu.edu | Indiana University Bloomington
Maurer School of Law | Indiana University School of Law Bloomington | law.indiana.edu | Indiana University Bloomington
Krannert School of Management | Krannert ; Mitchell E. Daniels, Jr. School of Business | krannert.purdue.edu | Purdue University
Olin Business School | Olin School of Business | olin.wustl.edu | Washington University in St. Louis
Foster School of Business | Foster ; UW Foster | foster.uw.edu | University of Washington
W. P. Carey School of Business | WP Carey | wpcarey.asu.edu | Arizona State University
Owen Graduate School of Management | Owen | owen.vanderbilt.edu | Vanderbilt University
Mendoza College of Business | Mendoza | mendoza.nd.edu | University of Notre Dame
Carlson School of Management | Carlson | carlsonschool.umn.edu | University of Minnesota
Humphrey School of Public Affairs | Humphrey Institute | hhh.umn.edu | University of Minnesota
Fisher College of Business | Fisher | fisher.osu.edu | Ohio State University
Smeal College of Business | Smeal | smeal.psu.edu | Pennsylvania State University
Scheller College of Business | Scheller | scheller.gatech.edu | Georgia Institute of Technology
Babson College | Babson ; Babson Institute | babson.edu |
Bentley University | Bentley College | bentley.edu |
University of Oxford | Oxford ; Oxford University ; Oxon | ox.ac.uk |
University of Cambridge | Cambridge ; Cambridge University ; Cantab | cam.ac.uk |
Balliol College | Balliol ; Balliol College, Oxford | balliol.ox.ac.uk | University of Oxford
Magdalen College | Magdalen College, Oxford | magd.ox.ac.uk | University of Oxford
Merton College | Merton College, Oxford | merton.ox.ac.uk | University of Oxford
Christ Church | Christ Church, Oxford | chch.ox.ac.uk | University of Oxford
New College, Oxford | New College | new.ox.ac.uk | University of Oxford
Oriel College | Oriel College, Oxford | oriel.ox.ac.uk | University of Oxford
St John's College, Oxford | | sjc.ox.ac.uk | University of Oxford
Trinity College, Oxford | | trinity.ox.ac.uk | University of Oxford
Queen's College, Oxford | The Queen's College | queens.ox.ac.uk | University of Oxford
University College, Oxford | Univ (Oxford) | univ.ox.ac.uk | University of Oxford
Exeter College | Exeter College, Oxford | exeter.ox.ac.uk | University of Oxford
Nuffield College | Nuffield College, Oxford | nuffield.ox.ac.uk | University of Oxford
Worcester College | Worcester College, Oxford | worc.ox.ac.uk | University of Oxford
Hertford College | Hertford College, Oxford | hertford.ox.ac.uk | University of Oxford
Lincoln College, Oxford | | lincoln.ox.ac.uk | University of Oxford
Saïd Business School | Oxford Saïd ; Said Business School | sbs.ox.ac.uk | University of Oxford
Trinity College, Cambridge | | trin.cam.ac.uk | University of Cambridge
King's College, Cambridge | | kings.cam.ac.uk | University of Cambridge
St John's College, Cambridge | | joh.cam.ac.uk | University of Cambridge
Gonville and Caius College | Caius College ; Gonville & Caius | cai.cam.ac.uk | University of Cambridge
Churchill College | Churchill College, Cambridge | chu.cam.ac.uk | University of Cambridge
Emmanuel College | Emmanuel College, Cambridge | emma.cam.ac.uk | University of Cambridge
Pembroke College, Cambridge | | pem.cam.ac.uk | University of Cambridge
Jesus College, Cambridge | | jesus.cam.ac.uk | University of Cambridge
Clare College | Clare College, Cambridge | clare.cam.ac.uk | University of Cambridge
Peterhouse | Peterhouse, Cambridge | pet.cam.ac.uk | University of Cambridge
Girton College | Girton College, Cambridge | girton.cam.ac.uk | University of Cambridge
Newnham College | Newnham College, Cambridge | newn.cam.ac.uk | University of Cambridge
Judge Business School | Cambridge Judge ; Judge Institute | jbs.cam.ac.uk | University of Cambridge
Imperial College London | Imperial ; Imperial College ; ICL ; Imperial College of Science, Technology and Medicine ; Imperial College of Science and Technology | imperial.ac.uk ; ic.ac.uk |
University College London | UCL ; University College, London | ucl.ac.uk | University of London
London School of Economics and Political Science | LSE ; London School of Economics | lse.ac.uk | University of London
King's College London | KCL ; Kings College London ; King's London | kcl.ac.uk | University of London
Queen Mary University of London | QMUL ; Queen Mary ; Queen Mary College ; Queen Mary and Westfield College | qmul.ac.uk | University of London
Royal Holloway, University of London | Royal Holloway ; RHUL ; Royal Holloway College ; Bedford College | royalholloway.ac.uk ; rhul.ac.uk | University of London
School of Oriental and African Studies | SOAS ; SOAS University of London | soas.ac.uk | University of London
Goldsmiths, University of London | Goldsmiths ; Goldsmiths College | gold.ac.uk | University of London
Birkbeck, University of London | Birkbeck ; Birkbeck College | bbk.ac.uk | University of London
London Business School | LBS ; London Graduate School of Business Studies | london.edu | University of London
London School of Hygiene & Tropical Medicine | LSHTM | lshtm.ac.uk | University of London
University of London | London University | london.ac.uk |
City, University of London | City University London ; City University (London) ; City St George's, University of London | city.ac.uk |
Bayes Business School | Cass Business School | bayes.city.ac.uk | City, University of London
University of Edinburgh | Edinburgh University | ed.ac.uk |
University of Glasgow | Glasgow University | gla.ac.uk |
University of St Andrews | St Andrews ; St. Andrews University | st-andrews.ac.uk |
University of Strathclyde | Strathclyde ; Royal College of Science and Technology | strath.ac.uk |
Heriot-Watt University | Heriot-Watt ; Heriot-Watt College | hw.ac.uk |
University of Manchester | Manchester University ; Victoria University of Manchester ; Owens College | manchester.ac.uk |
University of Manchester Institute of Science and Technology | UMIST | umist.ac.uk | University of Manchester
Manchester Metropolitan University | MMU ; Manchester Polytechnic | mmu.ac.uk |
University of Warwick | Warwick ; Warwick University | warwick.ac.uk |
University of Bristol | Bristol University | bristol.ac.uk |
University of Birmingham | Birmingham University ; Mason College | birmingham.ac.uk ; bham.ac.uk |
University of Leeds | Leeds University ; Yorkshire College | leeds.ac.uk |
Durham University | University of Durham | durham.ac.uk ; dur.ac.uk |
Newcastle University | University of Newcastle upon Tyne ; King's College, Durham | newcastle.ac.uk ; ncl.ac.uk |
University of East Anglia | UEA | uea.ac.uk |
Queen's University Belfast | QUB ; Queens University Belfast ; The Queen's University of Belfast | qub.ac.uk |
Cranfield University | Cranfield ; Cranfield Institute of Technology | cranfield.ac.uk |
Royal Military Academy Sandhurst | Sandhurst ; RMA Sandhurst ; Royal Military College Sandhurst | |
Trinity College Dublin | TCD ; University of Dublin ; Trinity College, Dublin | tcd.ie |
University College Dublin | UCD ; National University of Ireland, Dublin | ucd.ie |
University College Cork | UCC ; National University of Ireland, Cork | ucc.ie |
University of Galway | NUI Galway ; NUIG ; University College Galway ; National University of Ireland, Galway | universityofgalway.ie ; nuigalway.ie |
Dublin City University | DCU | dcu.ie |
ETH Zurich | Eidgenössische Technische Hochschule Zürich ; ETH ; ETHZ ; Swiss Federal Institute of Technology Zurich ; Swiss Federal Institute of Technology in Zurich ; ETH Zürich ; Zurich Polytechnic | ethz.ch |
EPFL | École Polytechnique Fédérale de Lausanne ; Swiss Federal Institute of Technology Lausanne ; Swiss Federal Institute of Technology in Lausanne ; EPF Lausanne | epfl.ch |
University of Zurich | UZH ; Universität Zürich | uzh.ch |
University of St. Gallen | HSG ; Universität St. Gallen ; St. Gallen | unisg.ch |
Geneva Graduate Institute | IHEID ; Graduate Institute of International and Development Studies ; Graduate Institute Geneva ; HEI Geneva ; Institut de hautes études internationales et du développement | graduateinstitute.ch |
IMD | IMD Business School ; International Institute for Management Development | imd.org |
Technical University of Munich | TUM ; TU München ; TU Munich ; Technische Universität München ; Technische Hochschule München | tum.de |
Ludwig Maximilian University of Munich | LMU ; LMU Munich ; Ludwig-Maximilians-Universität München ; University of Munich ; Universität München | lmu.de ; uni-muenchen.de |
RWTH Aachen University | RWTH ; RWTH Aachen ; Aachen University ; Rheinisch-Westfälische Technische Hochschule Aachen | rwth-aachen.de |
Technical University of Berlin | TU Berlin ; TUB ; Technische Universität Berlin ; Berlin Institute of Technology ; Technische Hochschule Berlin | tu.berlin ; tu-berlin.de |
Humboldt University of Berlin | HU Berlin ; Humboldt-Universität zu Berlin ; Humboldt University ; Friedrich Wilhelm University ; University of Berlin | hu-berlin.de |
Free University of Berlin | FU Berlin ; FUB ; Freie Universität Berlin | fu-berlin.de |
Karlsruhe Institute of Technology | KIT ; Universität Karlsruhe ; University of Karlsruhe ; Technische Hochschule Karlsruhe | kit.edu |
Technical University of Darmstadt | TU Darmstadt ; TUD ; Technische Universität Darmstadt ; Technische Hochschule Darmstadt | tu-darmstadt.de |
Dresden University of Technology | TU Dresden ; TUD ; Technische Universität Dresden | tu-dresden.de |
Heidelberg University | Ruprecht-Karls-Universität Heidelberg ; University of Heidelberg ; Universität Heidelberg | uni-heidelberg.de |
University of Freiburg | Albert-Ludwigs-Universität Freiburg ; Freiburg University | uni-freiburg.de |
University of Tübingen | Eberhard Karls Universität Tübingen ; Eberhard Karls University of Tübingen | uni-tuebingen.de |
University of Göttingen | Georg-August-Universität Göttingen ; Georg August University ; Göttingen University | uni-goettingen.de |
University of Bonn | Rheinische Friedrich-Wilhelms-Universität Bonn | uni-bonn.de |
University of Cologne | Universität zu Köln ; Cologne University | uni-koeln.de |
Goethe University Frankfurt | Johann Wolfgang Goethe-Universität Frankfurt am Main ; University of Frankfurt ; Goethe University | uni-frankfurt.de |
Johannes Gutenberg University Mainz | Johannes Gutenberg-Universität Mainz ; University of Mainz | uni-mainz.de |
University of Münster | Westfälische Wilhelms-Universität Münster ; WWU Münster | uni-muenster.de |
University of Würzburg | Julius-Maximilians-Universität Würzburg | uni-wuerzburg.de |
University of Erlangen-Nuremberg | FAU ; Friedrich-Alexander-Universität Erlangen-Nürnberg ; FAU Erlangen-Nürnberg | fau.de |
University of Jena | Friedrich-Schiller-Universität Jena ; Friedrich Schiller University Jena | uni-jena.de |
University of Marburg | Philipps-Universität Marburg ; Philipps University | uni-marburg.de |
University of Kiel | Christian-Albrechts-Universität zu Kiel ; Kiel University ; CAU Kiel | uni-kiel.de |
Leipzig University | Universität Leipzig ; Karl Marx University ; University of Leipzig | uni-leipzig.de |
Martin Luther University Halle-Wittenberg | Martin-Luther-Universität Halle-Wittenberg ; University of Halle | uni-halle.de |
Heinrich Heine University Düsseldorf | HHU ; Heinrich-Heine-Universität Düsseldorf ; University of Düsseldorf | hhu.de |
Ruhr University Bochum | RUB ; Ruhr-Universität Bochum | rub.de ; ruhr-uni-bochum.de |
WHU | WHU - Otto Beisheim School of Management ; Otto Beisheim School of Management | whu.edu |
Munich University of Applied Sciences | Hochschule München ; HM ; Fachhochschule München | hm.edu |
University of Vienna | Universität Wien ; Vienna University | univie.ac.at |
TU Wien | Vienna University of Technology ; Technische Universität Wien ; TU Vienna ; Technical University of Vienna | tuwien.ac.at ; tuwien.at |
Vienna University of Economics and Business | WU Wien ; WU Vienna ; Wirtschaftsuniversität Wien | wu.ac.at |
Graz University of Technology | TU Graz ; Technische Universität Graz | tugraz.at |
University of Graz | Karl-Franzens-Universität Graz | uni-graz.at |
University of Innsbruck | Leopold-Franzens-Universität Innsbruck | uibk.ac.at |
École Polytechnique | Polytechnique ; l'X ; Ecole Polytechnique Paris ; École polytechnique de Paris | polytechnique.edu |
École Normale Supérieure | ENS ; ENS Paris ; ENS Ulm ; École normale supérieure de Paris ; Ecole Normale Superieure | ens.fr ; ens.psl.eu |
Sorbonne University | Sorbonne Université ; UPMC ; Pierre and Marie Curie University ; Université Pierre et Marie Curie ; Paris VI ; Paris-Sorbonne University | sorbonne-universite.fr ; upmc.fr |
University of Paris | Université de Paris ; La Sorbonne ; Sorbonne | |
Paris 1 Panthéon-Sorbonne University | Université Paris 1 Panthéon-Sorbonne ; Panthéon-Sorbonne ; Paris I | pantheonsorbonne.fr ; univ-paris1.fr |
Paris-Panthéon-Assas University | Université Paris 2 Panthéon-Assas ; Panthéon-Assas ; Paris II ; Assas | assas-universite.fr ; u-paris2.fr |
Sorbonne Nouvelle University | Université Sorbonne Nouvelle ; Paris III ; Université Sorbonne Nouvelle Paris 3 | sorbonne-nouvelle.fr |
Paris Dauphine University | Université Paris-Dauphine ; Paris Dauphine ; Dauphine ; Université Paris IX Dauphine | dauphine.psl.eu ; dauphine.fr |
Paris-Saclay University | Université Paris-Saclay ; Université Paris-Sud ; Paris-Sud University ; Paris XI | universite-paris-saclay.fr ; u-psud.fr |
Paris Cité University | Université Paris Cité ; Paris Diderot University ; Université Paris Diderot ; Université Paris Descartes ; Paris Descartes University ; Paris VII ; Paris V | u-paris.fr |
Paris Nanterre University | Université Paris Nanterre ; Paris X ; Université Paris X Nanterre | parisnanterre.fr |
PSL University | PSL Research University ; Université PSL ; Paris Sciences et Lettres | psl.eu |
Sciences Po | Institut d'études politiques de Paris ; Paris Institute of Political Studies ; IEP Paris ; Sciences Po Paris | sciencespo.fr |
École nationale d'administration | ENA ; National School of Administration ; Institut national du service public | ena.fr |
HEC Paris | HEC ; École des hautes études commerciales de Paris ; HEC School of Management | hec.edu ; hec.fr |
ESSEC Business School | ESSEC ; École supérieure des sciences économiques et commerciales | essec.edu |
ESCP Business School | ESCP ; ESCP Europe ; École supérieure de commerce de Paris | escp.eu |
INSEAD | Institut européen d'administration des affaires ; INSEAD Business School | insead.edu |
École des hautes études en sciences sociales | EHESS ; School for Advanced Studies in the Social Sciences | ehess.fr |
CentraleSupélec | École Centrale Paris ; Centrale Paris ; Supélec ; École Centrale des Arts et Manufactures | centralesupelec.fr |
Mines Paris | École des Mines de Paris ; Mines ParisTech ; MINES Paris - PSL ; École nationale supérieure des mines de Paris | minesparis.psl.eu |
École des Ponts ParisTech | École nationale des ponts et chaussées ; ENPC ; Ponts ParisTech | enpc.fr |
Télécom Paris | Télécom ParisTech ; École nationale supérieure des télécommunications ; ENST | telecom-paris.fr |
Grenoble Alpes University | Université Grenoble Alpes ; UGA ; Joseph Fourier University ; Université Joseph Fourier | univ-grenoble-alpes.fr |
Aix-Marseille University | Aix-Marseille Université ; AMU ; Université d'Aix-Marseille ; University of Provence | univ-amu.fr |
EMLYON Business School | EM Lyon ; emlyon | em-lyon.com |
EDHEC Business School | EDHEC | edhec.edu |
Université catholique de Louvain | UCLouvain ; UCL ; Catholic University of Louvain ; University of Louvain | uclouvain.be |
KU Leuven | Katholieke Universiteit Leuven ; Catholic University of Leuven ; KUL ; University of Leuven | kuleuven.be |
Ghent University | UGent ; Universiteit Gent ; University of Ghent ; RUG Gent | ugent.be |
Université libre de Bruxelles | ULB ; Free University of Brussels | ulb.be ; ulb.ac.be |
Vrije Universiteit Brussel | VUB ; Free University of Brussels | vub.be ; vub.ac.be |
Vrije Universiteit Amsterdam | VU Amsterdam ; VU ; Free University of Amsterdam ; VU University Amsterdam | vu.nl |
University of Amsterdam | UvA ; Universiteit van Amsterdam | uva.nl |
Leiden University | Universiteit Leiden ; University of Leiden | universiteitleiden.nl ; leidenuniv.nl |
Utrecht University | Universiteit Utrecht ; UU ; University of Utrecht | uu.nl |
Delft University of Technology | TU Delft ; Technische Universiteit Delft ; TUD | tudelft.nl |
Eindhoven University of Technology | TU/e ; TU Eindhoven ; TUE ; Technische Universiteit Eindhoven | tue.nl |
Erasmus University Rotterdam | EUR ; Erasmus University ; Erasmus Universiteit Rotterdam ; Netherlands School of Economics | eur.nl |
Rotterdam School of Management | RSM ; RSM Erasmus University | rsm.nl | Erasmus University Rotterdam
University of Groningen | Rijksuniversiteit Groningen ; RUG | rug.nl |
Radboud University | Radboud University Nijmegen ; Katholieke Universiteit Nijmegen ; University of Nijmegen ; Radboud Universiteit | ru.nl |
University of Twente | Universiteit Twente ; UT Twente | utwente.nl |
Wageningen University & Research | WUR ; Wageningen University ; Wageningen | wur.nl |
Tilburg University | Universiteit van Tilburg ; Katholieke Universiteit Brabant | tilburguniversity.edu |
Maastricht University | Universiteit Maastricht ; UM | maastrichtuniversity.nl |
KTH Royal Institute of Technology | KTH ; Kungliga Tekniska högskolan ; Royal Institute of Technology ; Royal Institute of Technology Stockholm | kth.se |
Chalmers University of Technology | Chalmers ; Chalmers tekniska högskola | chalmers.se |
Karolinska Institute | Karolinska Institutet ; KI ; Karolinska | ki.se |
Stockholm School of Economics | SSE ; Handelshögskolan i Stockholm | hhs.se |
Uppsala University | Uppsala universitet ; University of Uppsala | uu.se |
Lund University | Lunds universitet ; University of Lund | lu.se |
Technical University of Denmark | DTU ; Danmarks Tekniske Universitet | dtu.dk |
University of Copenhagen | Københavns Universitet ; KU Copenhagen ; UCPH | ku.dk |
Copenhagen Business School | CBS ; Handelshøjskolen i København | cbs.dk |
Aarhus University | Aarhus Universitet ; AU Denmark ; University of Aarhus | au.dk |
University of Southern Denmark | SDU ; Syddansk Universitet ; Odense University | sdu.dk |
Norwegian University of Science and Technology | NTNU ; Norges teknisk-naturvitenskapelige universitet ; Norwegian Institute of Technology ; NTH | ntnu.no ; ntnu.edu |
University of Oslo | Universitetet i Oslo ; UiO ; Royal Frederick University | uio.no |
University of Bergen | Universitetet i Bergen ; UiB | uib.no |
BI Norwegian Business School | BI ; Handelshøyskolen BI ; Norwegian School of Management | bi.no |
NHH Norwegian School of Economics | NHH ; Norges Handelshøyskole ; Norwegian School of Economics | nhh.no |
Aalto University | Aalto-yliopisto ; Helsinki University of Technology ; Helsinki School of Economics ; TKK | aalto.fi |
University of Helsinki | Helsingin yliopisto ; Helsinki University | helsinki.fi |
Hanken School of Economics | Hanken ; Svenska handelshögskolan | hanken.fi |
University of Iceland | Háskóli Íslands | hi.is |
Polytechnic University of Milan | Politecnico di Milano ; PoliMi ; Polytechnic of Milan ; Milan Polytechnic | polimi.it |
Polytechnic University of Turin | Politecnico di Torino ; PoliTo ; Polytechnic of Turin | polito.it |
Sapienza University of Rome | La Sapienza ; Sapienza ; University of Rome La Sapienza ; Università di Roma La Sapienza ; Sapienza Università di Roma ; University of Rome | uniroma1.it |
Bocconi University | Bocconi ; Università Bocconi ; Università commerciale Luigi Bocconi ; SDA Bocconi | unibocconi.it |
Scuola Normale Superiore di Pisa | SNS ; Scuola Normale Superiore ; Scuola Normale Superiore of Pisa | sns.it |
University of Bologna | Università di Bologna ; Alma Mater Studiorum ; Alma Mater Studiorum - Università di Bologna ; UniBo | unibo.it |
LUISS University | LUISS ; LUISS Guido Carli ; Libera Università Internazionale degli Studi Sociali | luiss.it |
Università Cattolica del Sacro Cuore | Catholic University of the Sacred Heart ; Catholic University of Milan ; Cattolica | unicatt.it |
Pontifical Gregorian University | Gregorian University ; Gregoriana ; Pontificia Università Gregoriana | unigre.it |
European University Institute | EUI | eui.eu |
Complutense University of Madrid | UCM ; Universidad Complutense de Madrid ; Universidad Complutense ; University of Madrid ; Universidad Central de Madrid | ucm.es |
Autonomous University of Madrid | UAM ; Universidad Autónoma de Madrid | uam.es |
Technical University of Madrid | UPM ; Universidad Politécnica de Madrid ; Polytechnic University of Madrid | upm.es |
Charles III University of Madrid | UC3M ; Universidad Carlos III de Madrid ; Carlos III University | uc3m.es |
University of Barcelona | UB ; Universitat de Barcelona ; Universidad de Barcelona | ub.edu |
Autonomous University of Barcelona | UAB ; Universitat Autònoma de Barcelona | uab.cat ; uab.es |
Polytechnic University of Catalonia | UPC ; Universitat Politècnica de Catalunya ; BarcelonaTech ; Technical University of Catalonia | upc.edu |
Pompeu Fabra University | UPF ; Universitat Pompeu Fabra | upf.edu |
IE Business School | IE ; Instituto de Empresa ; IE University | ie.edu |
IESE Business School | IESE ; Instituto de Estudios Superiores de la Empresa | iese.edu | University of Navarra
ESADE Business School | ESADE ; Escuela Superior de Administración y Dirección de Empresas | esade.edu | Ramon Llull University
University of Navarra | Universidad de Navarra ; UNAV | unav.edu |
National University of Distance Education | UNED ; Universidad Nacional de Educación a Distancia | uned.es |
University of the Basque Country | UPV/EHU ; Universidad del País Vasco ; Euskal Herriko Unibertsitatea | ehu.eus ; ehu.es |
University of Lisbon | ULisboa ; Universidade de Lisboa ; Technical University of Lisbon ; Universidade Técnica de Lisboa | ulisboa.pt |
Instituto Superior Técnico | IST ; Técnico Lisboa | tecnico.ulisboa.pt | University of Lisbon
Nova University Lisbon | Universidade Nova de Lisboa ; NOVA ; New University of Lisbon ; UNL | unl.pt |
University of Porto | Universidade do Porto ; UPorto ; Oporto University | up.pt |
Catholic University of Portugal | Universidade Católica Portuguesa ; UCP ; Católica Lisbon | ucp.pt |
National Technical University of Athens | NTUA ; National Metsovian Polytechnic ; Athens Polytechnic | ntua.gr |
National and Kapodistrian University of Athens | University of Athens ; NKUA | uoa.gr |
Aristotle University of Thessaloniki | AUTH ; Aristotle University | auth.gr |
University of Warsaw | Uniwersytet Warszawski ; UW Warsaw | uw.edu.pl |
Warsaw University of Technology | Politechnika Warszawska ; WUT | pw.edu.pl |
SGH Warsaw School of Economics | SGH ; Szkoła Główna Handlowa w Warszawie ; Warsaw School of Economics | sgh.waw.pl |
Jagiellonian University | Uniwersytet Jagielloński ; UJ ; Cracow Academy | uj.edu.pl |
AGH University of Krakow | AGH ; AGH University of Science and Technology ; Akademia Górniczo-Hutnicza | agh.edu.pl |
Adam Mickiewicz University | UAM Poznań ; Uniwersytet im. Adama Mickiewicza ; Adam Mickiewicz University in Poznań | amu.edu.pl |
Charles University | Univerzita Karlova ; Charles University in Prague ; Univerzita Karlova v Praze ; UK Praha ; University of Prague | cuni.cz |
Czech Technical University in Prague | CTU ; ČVUT ; České vysoké učení technické v Praze | cvut.cz |
Masaryk University | Masarykova univerzita ; MUNI ; Jan Evangelista Purkyně University in Brno | muni.cz |
Brno University of Technology | Vysoké učení technické v Brně ; VUT | vut.cz ; vutbr.cz |
Comenius University | Comenius University in Bratislava ; Univerzita Komenského v Bratislave | uniba.sk |
Eötvös Loránd University | ELTE ; Eötvös Loránd Tudományegyetem ; University of Budapest | elte.hu |
Budapest University of Technology and Economics | BME ; Technical University of Budapest ; Budapesti Műszaki és Gazdaságtudományi Egyetem | bme.hu |
Corvinus University of Budapest | Budapesti Corvinus Egyetem ; Karl Marx University of Economics ; Budapest University of Economic Sciences | uni-corvinus.hu |
Central European University | CEU | ceu.edu |
University of Bucharest | Universitatea din București | unibuc.ro |
Politehnica University of Bucharest | UPB ; Universitatea Politehnica din București ; Polytechnic University of Bucharest | upb.ro |
Babeș-Bolyai University | UBB ; Universitatea Babeș-Bolyai | ubbcluj.ro |
University of Belgrade | Univerzitet u Beogradu | bg.ac.rs |
University of Zagreb | Sveučilište u Zagrebu | unizg.hr |
University of Ljubljana | Univerza v Ljubljani | uni-lj.si |
Sofia University | Sofia University St. Kliment Ohridski ; University of Sofia | uni-sofia.bg |
Moscow State University | MSU ; Lomonosov Moscow State University ; MGU ; M.V. Lomonosov Moscow State University | msu.ru |
Moscow Institute of Physics and Technology | MIPT ; Phystech ; MFTI ; PhysTech | mipt.ru |
Bauman Moscow State Technical University | BMSTU ; Bauman University ; MGTU | bmstu.ru |
Moscow State Institute of International Relations | MGIMO ; MGIMO University | mgimo.ru |
Higher School of Economics | HSE ; HSE University ; National Research University Higher School of Economics | hse.ru |
Saint Petersburg State University | SPbU ; SPBGU ; Leningrad State University ; St. Petersburg University | spbu.ru |
ITMO University | ITMO ; Saint Petersburg State University of Information Technologies, Mechanics and Optics | itmo.ru |
MIREA - Russian Technological University | MIREA ; Moscow Institute of Radio Engineering, Electronics and Automation | mirea.ru |
Peoples' Friendship University of Russia | RUDN ; RUDN University ; Patrice Lumumba University | rudn.ru |
Novosibirsk State University | NSU Novosibirsk ; NGU | nsu.ru |
Taras Shevchenko National University of Kyiv | Kyiv University ; Kiev State University ; Taras Shevchenko University ; KNU | knu.ua ; univ.kiev.ua |
Kyiv Polytechnic Institute | KPI ; Igor Sikorsky Kyiv Polytechnic Institute ; National Technical University of Ukraine | kpi.ua |
Boğaziçi University | Bogazici University ; Boğaziçi Üniversitesi ; Bosphorus University ; Robert College Higher School | boun.edu.tr ; bogazici.edu.tr |
Middle East Technical University | METU ; ODTÜ ; Orta Doğu Teknik Üniversitesi | metu.edu.tr |
Istanbul Technical University | ITU ; İTÜ ; İstanbul Teknik Üniversitesi | itu.edu.tr |
Bilkent University | Bilkent ; Bilkent Üniversitesi ; İhsan Doğramacı Bilkent University | bilkent.edu.tr |
Koç University | Koc University ; Koç Üniversitesi | ku.edu.tr |
Aydın Adnan Menderes University | Adnan Menderes University ; ADÜ | adu.edu.tr |
Technion | Technion - Israel Institute of Technology ; Technion – Israel Institute of Technology ; Israel Institute of Technology | technion.ac.il |
Hebrew University of Jerusalem | HUJI ; Hebrew University ; The Hebrew University | huji.ac.il |
Tel Aviv University | TAU | tau.ac.il |
Weizmann Institute of Science | Weizmann Institute ; Weizmann | weizmann.ac.il |
Ben-Gurion University of the Negev | BGU ; Ben-Gurion University | bgu.ac.il |
Bar-Ilan University | BIU | biu.ac.il |
Reichman University | IDC Herzliya ; Interdisciplinary Center Herzliya | runi.ac.il |
American University of Beirut | AUB ; Syrian Protestant College | aub.edu.lb |
American University in Cairo | AUC | aucegypt.edu |
Cairo University | Fuad I University ; King Fuad I University | cu.edu.eg |
King Fahd University of Petroleum and Minerals | KFUPM ; University of Petroleum and Minerals | kfupm.edu.sa |
King Abdullah University of Science and Technology | KAUST | kaust.edu.sa |
King Saud University | KSU Riyadh ; Riyadh University | ksu.edu.sa |
Sharif University of Technology | Sharif ; Aryamehr University of Technology ; SUT | sharif.edu ; sharif.ir |
University of Tehran | Tehran University ; UT Tehran | ut.ac.ir |
Amirkabir University of Technology | AUT ; Tehran Polytechnic | aut.ac.ir |
Islamic Azad University | IAU ; Azad University ; Islamic Azad University, Tehran | iau.ir |
Indian Institute of Technology Bombay | IIT Bombay ; IITB ; IIT Mumbai | iitb.ac.in |
Indian Institute of Technology Delhi | IIT Delhi ; IITD ; College of Engineering & Technology Delhi | iitd.ac.in |
Indian Institute of Technology Madras | IIT Madras ; IITM ; IIT Chennai | iitm.ac.in |
Indian Institute of Technology Kanpur | IIT Kanpur ; IITK | iitk.ac.in |
Indian Institute of Technology Kharagpur | IIT Kharagpur ; IIT KGP ; IITKGP | iitkgp.ac.in |
Indian Institute of Technology Roorkee | IIT Roorkee ; University of Roorkee ; IITR ; Thomason College of Civil Engineering | iitr.ac.in |
Indian Institute of Technology Guwahati | IIT Guwahati ; IITG | iitg.ac.in |
Indian Institute of Technology (BHU) Varanasi | IIT BHU ; Institute of Technology, Banaras Hindu University ; IT-BHU | iitbhu.ac.in |
Indian Institute of Science | IISc ; IISc Bangalore ; Tata Institute Bangalore | iisc.ac.in |
Indian Institute of Management Ahmedabad | IIM Ahmedabad ; IIMA ; IIM-A | iima.ac.in |
Indian Institute of Management Bangalore | IIM Bangalore ; IIMB ; IIM-B | iimb.ac.in |
Indian Institute of Management Calcutta | IIM Calcutta ; IIMC ; IIM-C | iimcal.ac.in |
All India Institute of Medical Sciences, New Delhi | AIIMS ; AIIMS Delhi ; All India Institute of Medical Sciences | aiims.edu |
Birla Institute of Technology and Science, Pilani | BITS Pilani ; BITS ; Birla Institute of Technology and Science | bits-pilani.ac.in |
Birla Institute of Technology, Mesra | BIT Mesra | bitmesra.ac.in |
National Institute of Technology Karnataka | NIT Surathkal ; NITK ; Karnataka Regional Engineering College | nitk.ac.in |
National Institute of Technology Tiruchirappalli | NIT Trichy ; Regional Engineering College, Tiruchirappalli ; NITT | nitt.edu |
National Institute of Technology Calicut | NITC ; Calicut Regional Engineering College ; NIT Calicut | nitc.ac.in |
National Institute of Technology Warangal | NIT Warangal ; Regional Engineering College, Warangal ; NITW | nitw.ac.in |
Jawaharlal Nehru University | JNU | jnu.ac.in |
University of Delhi | DU ; Delhi University | du.ac.in |
Banaras Hindu University | BHU | bhu.ac.in |
Aligarh Muslim University | AMU ; Muhammadan Anglo-Oriental College | amu.ac.in |
University of Mumbai | University of Bombay ; Bombay University ; Mumbai University | mu.ac.in |
University of Calcutta | Calcutta University ; CU Kolkata | caluniv.ac.in |
University of Madras | Madras University | unom.ac.in |
Savitribai Phule Pune University | University of Pune ; Pune University ; University of Poona ; Poona University | unipune.ac.in |
Anna University | College of Engineering, Guindy | annauniv.edu |
Delhi Technological University | DTU ; Delhi College of Engineering | dtu.ac.in |
Institute of Chemical Technology | ICT Mumbai ; UDCT | ictmumbai.edu.in |
Visvesvaraya National Institute of Technology | VNIT ; VRCE Nagpur ; Visvesvaraya Regional College of Engineering | vnit.ac.in |
Presidency University, Kolkata | Presidency College, Kolkata ; Presidency College Calcutta ; Hindu College | presiuniv.ac.in |
Tata Institute of Fundamental Research | TIFR | tifr.res.in |
Tata Institute of Social Sciences | TISS | tiss.edu |
Lahore University of Management Sciences | LUMS | lums.edu.pk |
National University of Sciences and Technology | NUST | nust.edu.pk |
University of the Punjab | Punjab University ; University of Punjab Lahore | pu.edu.pk |
Bangladesh University of Engineering and Technology | BUET ; East Pakistan University of Engineering and Technology | buet.ac.bd |
University of Dhaka | Dhaka University ; Dacca University | du.ac.bd |
Tsinghua University | 清华大学 ; 清華大學 ; Tsinghua ; Qinghua University ; 清华大学 ; THU | tsinghua.edu.cn |
Peking University | 北京大学 ; PKU ; Beijing University ; Beida ; 北京大学 ; Yenching University | pku.edu.cn |
Fudan University | 复旦大学 ; Fudan ; 复旦大学 | fudan.edu.cn |
Shanghai Jiao Tong University | 上海交通大学 ; SJTU ; Shanghai Jiaotong University ; 上海交通大学 | sjtu.edu.cn |
Zhejiang University | 浙江大学 ; ZJU ; 浙江大学 ; Hangzhou University | zju.edu.cn |
Nanjing University | 南京大学 ; NJU ; 南京大学 ; National Central University Nanjing | nju.edu.cn |
University of Science and Technology of China | 中国科学技术大学 ; USTC ; 中国科学技术大学 | ustc.edu.cn |
Harbin Institute of Technology | 哈尔滨工业大学 ; HIT ; 哈尔滨工业大学 | hit.edu.cn |
Xi'an Jiaotong University | XJTU ; Xian Jiao Tong University ; 西安交通大学 | xjtu.edu.cn |
Sun Yat-sen University | 中山大学 ; SYSU ; Zhongshan University ; 中山大学 | sysu.edu.cn |
Huazhong University of Science and Technology | HUST ; 华中科技大学 | hust.edu.cn |
Wuhan University | 武汉大学 ; WHU ; 武汉大学 | whu.edu.cn |
Renmin University of China | RUC ; People's University of China ; 中国人民大学 | ruc.edu.cn |
Beihang University | BUAA ; Beijing University of Aeronautics and Astronautics ; 北京航空航天大学 | buaa.edu.cn |
Beijing Institute of Technology | BIT ; 北京理工大学 | bit.edu.cn |
Beijing Normal University | BNU ; 北京师范大学 | bnu.edu.cn |
Tongji University | Tongji ; 同济大学 | tongji.edu.cn |
Nankai University | Nankai ; 南开大学 | nankai.edu.cn |
China Europe International Business School | CEIBS | ceibs.edu |
Chinese Academy of Sciences | CAS ; Academia Sinica (China) ; 中国科学院 | cas.cn |
University of Chinese Academy of Sciences | UCAS ; Graduate University of the Chinese Academy of Sciences ; 中国科学院大学 | ucas.ac.cn | Chinese Academy of Sciences
University of Hong Kong | HKU ; The University of Hong Kong ; 香港大學 | hku.hk |
Chinese University of Hong Kong | CUHK ; The Chinese University of Hong Kong ; 香港中文大學 | cuhk.edu.hk |
Hong Kong University of Science and Technology | HKUST ; UST Hong Kong | ust.hk ; hkust.edu.hk |
City University of Hong Kong | CityU ; CityUHK | cityu.edu.hk |
Hong Kong Polytechnic University | PolyU ; HKPU ; Hong Kong Polytechnic | polyu.edu.hk |
Hong Kong Baptist University | HKBU ; Hong Kong Baptist College | hkbu.edu.hk |
National Taiwan University | 國立臺灣大學 ; 国立台湾大学 ; 台灣大學 ; NTU ; 國立臺灣大學 ; Taihoku Imperial University ; Taiwan University | ntu.edu.tw |
National Tsing Hua University | NTHU ; 國立清華大學 | nthu.edu.tw |
National Yang Ming Chiao Tung University | NYCU ; National Chiao Tung University ; NCTU ; National Yang-Ming University | nycu.edu.tw ; nctu.edu.tw |
National Cheng Kung University | NCKU | ncku.edu.tw |
Nanyang Technological University | NTU ; Nanyang Technological Institute ; NTU Singapore | ntu.edu.sg |
National University of Singapore | NUS ; University of Singapore ; University of Malaya in Singapore | nus.edu.sg |
Singapore Management University | SMU Singapore ; SMU | smu.edu.sg |
Lee Kuan Yew School of Public Policy | LKY School | lkyspp.nus.edu.sg | National University of Singapore
University of Malaya | UM ; Universiti Malaya | um.edu.my |
Universiti Teknologi Malaysia | UTM ; University of Technology Malaysia | utm.my |
Universiti Sains Malaysia | USM ; Science University of Malaysia | usm.my |
Universiti Kebangsaan Malaysia | UKM ; National University of Malaysia | ukm.my |
Universiti Putra Malaysia | UPM ; Universiti Pertanian Malaysia | upm.edu.my |
Chulalongkorn University | Chula ; จุฬาลงกรณ์มหาวิทยาลัย | chula.ac.th |
Thammasat University | Thammasat | tu.ac.th |
Mahidol University | Mahidol ; University of Medical Sciences Bangkok | mahidol.ac.th |
University of the Philippines Diliman | UP Diliman ; UP ; University of the Philippines | upd.edu.ph |
Ateneo de Manila University | Ateneo ; ADMU | ateneo.edu |
De La Salle University | DLSU ; La Salle Manila ; De La Salle College | dlsu.edu.ph |
University of Indonesia | Universitas Indonesia ; UI | ui.ac.id |
Bandung Institute of Technology | ITB ; Institut Teknologi Bandung | itb.ac.id |
Gadjah Mada University | UGM ; Universitas Gadjah Mada | ugm.ac.id |
Vietnam National University, Hanoi | VNU ; VNU Hanoi ; Hanoi National University ; University of Hanoi | vnu.edu.vn |
Hanoi University of Science and Technology | HUST ; Hanoi University of Technology ; Bach Khoa Hanoi | hust.edu.vn |
University of Tokyo | UTokyo ; Todai ; Tokyo University ; 東京大学 ; Tokyo Imperial University ; Imperial University of Tokyo | u-tokyo.ac.jp |
Kyoto University | 京都大学 ; Kyodai ; 京都大学 ; Kyoto Imperial University | kyoto-u.ac.jp |
Osaka University | 大阪大学 ; Handai ; 大阪大学 ; Osaka Imperial University | osaka-u.ac.jp |
Tohoku University | 東北大学 ; 東北大学 ; Tohoku Imperial University | tohoku.ac.jp |
Nagoya University | 名古屋大学 ; 名古屋大学 ; Nagoya Imperial University | nagoya-u.ac.jp |
Kyushu University | 九州大学 ; 九州大学 ; Kyushu Imperial University | kyushu-u.ac.jp |
Hokkaido University | 北海道大学 ; 北海道大学 ; Sapporo Agricultural College | hokudai.ac.jp |
Institute of Science Tokyo | Tokyo Institute of Technology ; Tokyo Tech ; Titech ; 東京工業大学 ; Tokyo Medical and Dental University | titech.ac.jp ; isct.ac.jp |
Keio University | 慶應義塾大学 ; 慶応義塾大学 ; Keio ; 慶應義塾大学 ; Keio Gijuku | keio.ac.jp |
Waseda University | 早稲田大学 ; Waseda ; 早稲田大学 ; Tokyo Senmon Gakko | waseda.jp ; waseda.ac.jp |
Hitotsubashi University | 一橋大学 ; Hitotsubashi ; 一橋大学 ; Tokyo University of Commerce | hit-u.ac.jp |
Sophia University | Sophia ; Jochi University ; 上智大学 | sophia.ac.jp |
International Christian University | ICU Tokyo ; ICU | icu.ac.jp |
Seoul National University | 서울대학교 ; SNU ; 서울대학교 ; Keijo Imperial University | snu.ac.kr |
Korea Advanced Institute of Science and Technology | KAIST ; Korea Advanced Institute of Science ; 한국과학기술원 | kaist.ac.kr ; kaist.edu |
Pohang University of Science and Technology | POSTECH ; Pohang Institute of Science and Technology ; 포항공과대학교 | postech.ac.kr |
Yonsei University | 연세대학교 ; Yonsei ; 연세대학교 ; Chosun Christian College | yonsei.ac.kr |
Korea University | 고려대학교 ; KU Seoul ; 고려대학교 ; Bosung College | korea.ac.kr |
Sungkyunkwan University | SKKU ; Sung Kyun Kwan University ; 성균관대학교 | skku.edu |
Hanyang University | Hanyang ; 한양대학교 | hanyang.ac.kr |
Ewha Womans University | Ewha ; Ewha Women's University ; 이화여자대학교 | ewha.ac.kr |
Australian National University | ANU ; The Australian National University | anu.edu.au |
University of Melbourne | Melbourne University ; UniMelb ; The University of Melbourne | unimelb.edu.au |
University of Sydney | Sydney University ; USyd ; The University of Sydney | sydney.edu.au |
University of New South Wales | UNSW ; UNSW Sydney ; New South Wales University of Technology | unsw.edu.au |
University of Queensland | UQ ; The University of Queensland | uq.edu.au |
Monash University | Monash | monash.edu ; monash.edu.au |
University of Western Australia | UWA | uwa.edu.au |
University of Adelaide | Adelaide University | adelaide.edu.au |
University of Technology Sydney | UTS ; University of Technology, Sydney ; New South Wales Institute of Technology | uts.edu.au |
RMIT University | RMIT ; Royal Melbourne Institute of Technology | rmit.edu.au |
Queensland University of Technology | QUT ; Queensland Institute of Technology | qut.edu.au |
Curtin University | Curtin University of Technology ; Western Australian Institute of Technology | curtin.edu.au |
University of Auckland | UoA ; Auckland University ; Auckland University College | auckland.ac.nz |
Auckland University of Technology | AUT | aut.ac.nz |
Victoria University of Wellington | VUW ; Victoria University College | wgtn.ac.nz ; vuw.ac.nz |
University of Otago | Otago | otago.ac.nz |
University of Canterbury | UC Christchurch ; Canterbury College | canterbury.ac.nz |
University of Toronto | U of T ; UofT ; UToronto | utoronto.ca |
Rotman School of Management | Rotman | rotman.utoronto.ca | University of Toronto
McGill University | McGill | mcgill.ca |
Desautels Faculty of Management | Desautels | desautels.mcgill.ca | McGill University
University of British Columbia | UBC | ubc.ca |
University of Waterloo | UWaterloo | uwaterloo.ca |
University of Western Ontario | Western University ; UWO ; Western University Canada | uwo.ca |
Ivey Business School | Ivey ; Richard Ivey School of Business | ivey.uwo.ca | University of Western Ontario
Queen's University at Kingston | Queen's University ; Queens University Kingston ; Queen's | queensu.ca |
Smith School of Business | Queen's School of Business | smith.queensu.ca | Queen's University at Kingston
McMaster University | McMaster ; Mac | mcmaster.ca |
University of Alberta | UAlberta ; U of A Edmonton | ualberta.ca |
University of Calgary | UCalgary ; U of C | ucalgary.ca |
Simon Fraser University | SFU | sfu.ca |
York University | York U ; Osgoode Hall | yorku.ca |
Osgoode Hall Law School | Osgoode | osgoode.yorku.ca | York University
Schulich School of Business | Schulich | schulich.yorku.ca | York University
Université de Montréal | UdeM ; University of Montreal | umontreal.ca |
HEC Montréal | École des hautes études commerciales de Montréal | hec.ca | Université de Montréal
Polytechnique Montréal | École Polytechnique de Montréal | polymtl.ca | Université de Montréal
Université Laval | Laval University ; ULaval | ulaval.ca |
Université du Québec à Montréal | UQAM ; University of Quebec in Montreal | uqam.ca | Université du Québec
Concordia University | Concordia ; Sir George Williams University ; Loyola College Montreal | concordia.ca |
Toronto Metropolitan University | TMU ; Ryerson University ; Ryerson Polytechnic University ; Ryerson Polytechnical Institute | torontomu.ca ; ryerson.ca |
Dalhousie University | Dal ; Dalhousie | dal.ca |
University of Ottawa | uOttawa ; Université d'Ottawa ; Ottawa University | uottawa.ca |
National Autonomous University of Mexico | UNAM ; Universidad Nacional Autónoma de México | unam.mx |
Monterrey Institute of Technology and Higher Education | ITESM ; Tec de Monterrey ; Tecnológico de Monterrey ; Monterrey Tech ; Instituto Tecnológico y de Estudios Superiores de Monterrey | tec.mx ; itesm.mx |
Mexico Autonomous Institute of Technology | ITAM ; Instituto Tecnológico Autónomo de México | itam.mx |
National Polytechnic Institute | IPN ; Instituto Politécnico Nacional | ipn.mx |
University of São Paulo | USP ; Universidade de São Paulo | usp.br |
University of Campinas | Unicamp ; Universidade Estadual de Campinas ; State University of Campinas | unicamp.br |
Federal University of Rio de Janeiro | UFRJ ; Universidade Federal do Rio de Janeiro ; University of Brazil | ufrj.br |
Federal University of Minas Gerais | UFMG ; Universidade Federal de Minas Gerais | ufmg.br |
Federal University of Rio Grande do Sul | UFRGS ; Universidade Federal do Rio Grande do Sul | ufrgs.br |
São Paulo State University | UNESP ; Universidade Estadual Paulista | unesp.br |
University of Brasília | UnB ; Universidade de Brasília | unb.br |
Pontifical Catholic University of Rio de Janeiro | PUC-Rio ; Pontifícia Universidade Católica do Rio de Janeiro | puc-rio.br |
Pontifical Catholic University of São Paulo | PUC-SP ; Pontifícia Universidade Católica de São Paulo | pucsp.br |
Fundação Getulio Vargas | FGV ; Getulio Vargas Foundation | fgv.br |
Instituto Tecnológico de Aeronáutica | ITA ; Aeronautics Institute of Technology ; Technological Institute of Aeronautics | ita.br |
University of Buenos Aires | UBA ; Universidad de Buenos Aires | uba.ar |
National University of La Plata | UNLP ; Universidad Nacional de La Plata | unlp.edu.ar |
Torcuato di Tella University | UTDT ; Universidad Torcuato Di Tella | utdt.edu |
Pontifical Catholic University of Chile | PUC ; UC Chile ; Pontificia Universidad Católica de Chile ; Catholic University of Chile | uc.cl |
University of Chile | Universidad de Chile ; UChile | uchile.cl |
University of the Andes | Universidad de los Andes ; Uniandes | uniandes.edu.co |
National University of Colombia | UNAL ; Universidad Nacional de Colombia | unal.edu.co |
Pontificia Universidad Javeriana | Javeriana ; PUJ ; Pontifical Xavierian University ; Javeriana University | javeriana.edu.co |
Pontifical Catholic University of Peru | PUCP ; Pontificia Universidad Católica del Perú | pucp.edu.pe |
National University of San Marcos | UNMSM ; Universidad Nacional Mayor de San Marcos ; San Marcos | unmsm.edu.pe |
INCAE Business School | INCAE | incae.edu |
University of Cape Town | UCT ; South African College | uct.ac.za |
University of the Witwatersrand | Wits ; Wits University ; University of Witwatersrand | wits.ac.za |
Stellenbosch University | US Stellenbosch ; Universiteit Stellenbosch ; University of Stellenbosch | sun.ac.za |
University of Pretoria | UP Pretoria ; Tuks | up.ac.za |
University of South Africa | UNISA ; University of the Cape of Good Hope | unisa.ac.za |
University of KwaZulu-Natal | UKZN ; University of Natal | ukzn.ac.za |
University of Johannesburg | UJ ; Rand Afrikaans University | uj.ac.za |
University of Ibadan | UI ; University College Ibadan | ui.edu.ng |
University of Lagos | UNILAG | unilag.edu.ng |
Obafemi Awolowo University | OAU ; University of Ife | oauife.edu.ng |
Ahmadu Bello University | ABU | abu.edu.ng |
University of Nigeria, Nsukka | UNN ; University of Nigeria | unn.edu.ng |
University of Ghana | UG ; University of Ghana, Legon ; University College of the Gold Coast | ug.edu.gh |
Kwame Nkrumah University of Science and Technology | KNUST ; Kumasi College of Technology | knust.edu.gh |
University of Nairobi | UoN ; University College Nairobi | uonbi.ac.ke |
Makerere University | Makerere ; MUK ; Makerere College | mak.ac.ug |
University of Dar es Salaam | UDSM | udsm.ac.tz |
Addis Ababa University | AAU ; Haile Selassie I University | aau.edu.et |
High Point University | High Point College | highpoint.edu |
Manhattan University | Manhattan College | manhattan.edu |
Elon University | Elon College | elon.edu |
Malone University | Malone College ; Cleveland Bible College | malone.edu |
Life Pacific University | Life Bible College ; Life Pacific College | lifepacific.edu |
Widener University | Pennsylvania Military College ; Widener College | widener.edu |
Arcadia University | Beaver College | arcadia.edu |
Rowan University | Glassboro State College ; Glassboro State Teachers College | rowan.edu |
Towson University | Towson State University ; Towson State College | towson.edu |
James Madison University | Madison College (Virginia) ; JMU | jmu.edu |
Old Dominion University | ODU ; Old Dominion College | odu.edu |
Radford University | Radford College | radford.edu |
Truman State University | Northeast Missouri State University ; Northeast Missouri State Teachers College ; Kirksville State Teachers College | truman.edu |
Missouri State University | Southwest Missouri State University ; SMSU | missouristate.edu |
Emporia State University | Kansas State Teachers College ; Emporia Kansas State College | emporia.edu |
Pittsburg State University | Kansas State College of Pittsburg | pittstate.edu |
Wichita State University | University of Wichita ; Fairmount College | wichita.edu |
University of Central Missouri | Central Missouri State University | ucmo.edu |
University of Northern Iowa | UNI ; Iowa State Teachers College ; State College of Iowa | uni.edu |
University of Northern Colorado | Colorado State College of Education ; Colorado State College (Greeley) | unco.edu |
Eastern Kentucky University | EKU ; Eastern Kentucky State College | eku.edu |
Western Kentucky University | WKU ; Western Kentucky State College | wku.edu |
Illinois State University | Illinois State Normal University | illinoisstate.edu |
Ball State University | Ball State Teachers College | bsu.edu |
Lamar University | Lamar State College of Technology | lamar.edu |
Sam Houston State University | SHSU ; Sam Houston State Teachers College | shsu.edu |
Texas A&M University-Commerce | East Texas State University ; East Texas State Teachers College ; East Texas A&M University | tamuc.edu |
Texas A&M University-Kingsville | Texas A&I University ; Texas College of Arts and Industries | tamuk.edu |
West Texas A&M University | West Texas State University ; West Texas State College | wtamu.edu |
University of Louisiana at Lafayette | University of Southwestern Louisiana ; Southwestern Louisiana Institute ; UL Lafayette | louisiana.edu |
University of Louisiana at Monroe | Northeast Louisiana University | ulm.edu |
University of Southern Mississippi | USM ; Southern Miss ; Mississippi Southern College | usm.edu |
Troy University | Troy State University | troy.edu |
Valdosta State University | Valdosta State College | valdosta.edu |
Winthrop University | Winthrop College | winthrop.edu |
Appalachian State University | App State ; Appalachian State Teachers College | appstate.edu |
East Carolina University | ECU ; East Carolina Teachers College | ecu.edu |
Indiana University of Pennsylvania | IUP ; Indiana State College (Pennsylvania) | iup.edu |
West Chester University | West Chester State College | wcupa.edu |
Alfred University | Alfred | alfred.edu |
Marist University | Marist College | marist.edu |
Liberty University | Liberty Baptist College ; Lynchburg Baptist College | liberty.edu |
Oral Roberts University | ORU | oru.edu |
Regent University | CBN University | regent.edu |
Ave Maria University | Ave Maria College | avemaria.edu |
Bryan College | William Jennings Bryan College ; William Jennings Bryan University | bryan.edu |
Heidelberg University (Ohio) | Heidelberg College | heidelberg.edu |
University of Mount Union | Mount Union College | mountunion.edu |
Otterbein University | Otterbein College | otterbein.edu |
University of Findlay | Findlay College | findlay.edu |
Ohio Northern University | ONU ; Northwestern Ohio Normal School | onu.edu |
Cumberland University | Cumberland University School of Law | cumberland.edu |
Lincoln Memorial University | LMU Harrogate | lmunet.edu |
Hamline University | Hamline | hamline.edu |
University of Sioux Falls | Sioux Falls College | usiouxfalls.edu |
Huron University | Huron College | |
Asia University | Taichung Healthcare and Management University ; Taichung Health and Management College | asia.edu.tw |
Musashi Institute of Technology | Tokyo City University | tcu.ac.jp |
Masdar Institute of Science and Technology | Masdar Institute | masdar.ac.ae |
University of Law | College of Law (UK) | law.ac.uk |
University of Westminster | Polytechnic of Central London ; Regent Street Polytechnic | westminster.ac.uk |
University of Brighton | Brighton Polytechnic | brighton.ac.uk |
Oxford Brookes University | Oxford Polytechnic ; Brookes | brookes.ac.uk |
University of Central Lancashire | UCLan ; Preston Polytechnic ; Lancashire Polytechnic | uclan.ac.uk |
Nottingham Trent University | Trent Polytechnic ; NTU Nottingham | ntu.ac.uk |
Sheffield Hallam University | Sheffield City Polytechnic | shu.ac.uk |
Leeds Beckett University | Leeds Metropolitan University ; Leeds Polytechnic | leedsbeckett.ac.uk |
Kingston University | Kingston Polytechnic | kingston.ac.uk |
Middlesex University | Middlesex Polytechnic | mdx.ac.uk |
London Metropolitan University | London Guildhall University ; University of North London ; Polytechnic of North London | londonmet.ac.uk |
London South Bank University | South Bank Polytechnic ; LSBU | lsbu.ac.uk |
University of Greenwich | Thames Polytechnic | gre.ac.uk |
De Montfort University | Leicester Polytechnic ; DMU | dmu.ac.uk |
Northumbria University | Newcastle Polytechnic ; University of Northumbria at Newcastle | northumbria.ac.uk |
Robert Gordon University | Robert Gordon's Institute of Technology ; RGU | rgu.ac.uk |
Cardiff University | University of Wales, Cardiff ; University College Cardiff ; University of Wales College of Cardiff | cardiff.ac.uk |
Swansea University | University of Wales, Swansea ; University College of Swansea | swansea.ac.uk |
Aberystwyth University | University of Wales, Aberystwyth ; University College of Wales | aber.ac.uk |
Bangor University | University of Wales, Bangor ; University College of North Wales | bangor.ac.uk |
Royal College of Art | RCA | rca.ac.uk |
University of the Arts London | UAL ; London Institute | arts.ac.uk |
Central Saint Martins | Saint Martin's School of Art ; CSM | | University of the Arts London
Royal Academy of Dramatic Art | RADA | rada.ac.uk |
Guildhall School of Music and Drama | Guildhall | gsmd.ac.uk |
Open University | OU ; The Open University ; OU UK | open.ac.uk |
University of Lynchburg | Lynchburg College ; Virginia Christian College | lynchburg.edu |
George Fox University | George Fox College ; Pacific College (Newberg) ; Friends Pacific Academy | georgefox.edu |
Baldwin Wallace University | Baldwin Wallace College ; Baldwin University ; Baldwin Institute | bw.edu |
Anglia Ruskin University | Anglia Polytechnic University ; Anglia Polytechnic | anglia.ac.uk ; aru.ac.uk |
Birmingham City University | University of Central England ; Birmingham Polytechnic ; City of Birmingham Polytechnic | bcu.ac.uk |
Coventry University | Coventry Polytechnic ; Lanchester Polytechnic | coventry.ac.uk |
University of Plymouth | Polytechnic South West ; Plymouth Polytechnic | plymouth.ac.uk |
University of Portsmouth | Portsmouth Polytechnic | port.ac.uk |
University of Hertfordshire | Hatfield Polytechnic | herts.ac.uk |
University of East London | Polytechnic of East London ; North East London Polytechnic ; UEL | uel.ac.uk |
University of Huddersfield | Huddersfield Polytechnic | hud.ac.uk |
University of Sunderland | Sunderland Polytechnic | sunderland.ac.uk |
Teesside University | University of Teesside ; Teesside Polytechnic | tees.ac.uk |
Staffordshire University | Staffordshire Polytechnic ; North Staffordshire Polytechnic | staffs.ac.uk |
University of Wolverhampton | Wolverhampton Polytechnic | wlv.ac.uk |
Liverpool John Moores University | Liverpool Polytechnic ; LJMU | ljmu.ac.uk |
University of the West of England | Bristol Polytechnic ; UWE ; UWE Bristol | uwe.ac.uk |
Glasgow Caledonian University | Glasgow Polytechnic ; GCU | gcu.ac.uk |
Edinburgh Napier University | Napier University ; Napier Polytechnic ; Napier College | napier.ac.uk |
University of the West of Scotland | University of Paisley ; Paisley College of Technology | uws.ac.uk |
University of South Wales | University of Glamorgan ; Polytechnic of Wales | southwales.ac.uk |
University of Bath | Bristol College of Science and Technology ; Bath University of Technology | bath.ac.uk |
University of Surrey | Battersea College of Technology ; Battersea Polytechnic | surrey.ac.uk |
Brunel University of London | Brunel University ; Brunel University London ; Acton Technical College | brunel.ac.uk |
Loughborough University | Loughborough University of Technology ; Loughborough College | lboro.ac.uk |
Aston University | Birmingham College of Advanced Technology ; University of Aston in Birmingham | aston.ac.uk |
University of Salford | Royal Technical College Salford | salford.ac.uk |
University of Bradford | Bradford Institute of Technology | bradford.ac.uk |
University of Southampton | Hartley University College ; Southampton University ; University College Southampton | soton.ac.uk |
University of Exeter | University College of the South West of England ; Exeter University | exeter.ac.uk |
University of Leicester | University College Leicester ; Leicester University | le.ac.uk |
University of Nottingham | University College Nottingham ; Nottingham University | nottingham.ac.uk |
University of Hull | University College Hull ; Hull University | hull.ac.uk |
University of Reading | University College Reading ; Reading University | reading.ac.uk |
University of Sheffield | Firth College ; Sheffield University | sheffield.ac.uk |
University of Liverpool | University College Liverpool ; Liverpool University | liverpool.ac.uk ; liv.ac.uk |
Keele University | University College of North Staffordshire ; University of Keele | keele.ac.uk |
Ulster University | University of Ulster ; New University of Ulster ; Ulster Polytechnic | ulster.ac.uk |
University of Limerick | National Institute for Higher Education, Limerick ; UL | ul.ie |
Technological University Dublin | TU Dublin ; Dublin Institute of Technology ; DIT | tudublin.ie ; dit.ie |
Maynooth University | NUI Maynooth ; National University of Ireland, Maynooth ; St Patrick's College, Maynooth | maynoothuniversity.ie ; nuim.ie |
Western Sydney University | University of Western Sydney ; UWS | westernsydney.edu.au ; uws.edu.au |
Edith Cowan University | Western Australian College of Advanced Education ; ECU Perth | ecu.edu.au |
Federation University Australia | University of Ballarat ; Ballarat University College | federation.edu.au |
Charles Darwin University | Northern Territory University | cdu.edu.au |
University of South Australia | UniSA ; South Australian Institute of Technology | unisa.edu.au |
Victoria University | Victoria University of Technology ; Footscray Institute of Technology | vu.edu.au |
Swinburne University of Technology | Swinburne ; Eastern Suburbs Technical College | swin.edu.au ; swinburne.edu.au |
Lincoln University | Lincoln College (New Zealand) ; Canterbury Agricultural College | lincoln.ac.nz |
Massey University | Massey Agricultural College | massey.ac.nz |
University of Guelph | Ontario Agricultural College ; Ontario Veterinary College | uoguelph.ca |
Wilfrid Laurier University | Waterloo Lutheran University ; Laurier | wlu.ca |
Memorial University of Newfoundland | Memorial University ; MUN ; Memorial University College | mun.ca |
Mount Royal University | Mount Royal College | mtroyal.ca ; mtroyal.ab.ca |
Thompson Rivers University | University College of the Cariboo ; Cariboo College | tru.ca |
Vancouver Island University | Malaspina University College ; Malaspina College | viu.ca |
MacEwan University | Grant MacEwan University ; Grant MacEwan College | macewan.ca |
Algoma University | Algoma University College | algomau.ca |
Ontario Tech University | University of Ontario Institute of Technology ; UOIT | ontariotechu.ca ; uoit.ca |
Cape Breton University | University College of Cape Breton | cbu.ca ; cbu.ca |
Kwantlen Polytechnic University | Kwantlen University College ; Kwantlen College | kpu.ca ; kwantlen.ca |
University of Tsukuba | 筑波大学 ; Tokyo University of Education ; Tsukuba University | tsukuba.ac.jp |
Kobe University | 神戸大学 ; Kobe University of Commerce | kobe-u.ac.jp |
Tokyo Metropolitan University | Metropolitan University of Tokyo | tmu.ac.jp |
Harper Adams University | Harper Adams Agricultural College ; Harper Adams University College | harper-adams.ac.uk |
Avondale University | Avondale College ; Avondale College of Higher Education | avondale.edu.au |
Belmont University | Belmont College | belmont.edu |
Lipscomb University | David Lipscomb College ; David Lipscomb University ; Nashville Bible School | lipscomb.edu |
Union University | Southwestern Baptist University ; Union University (Jackson) | uu.edu |
Middle Tennessee State University | MTSU ; Middle Tennessee State Teachers College ; Middle Tennessee State College | mtsu.edu |
East Tennessee State University | ETSU ; East Tennessee State College | etsu.edu |
Tennessee State University | Tennessee Agricultural & Industrial State University ; Tennessee A&I | tnstate.edu |
Tennessee Technological University | Tennessee Tech ; Tennessee Polytechnic Institute | tntech.edu |
University of Tennessee at Chattanooga | University of Chattanooga ; UTC ; Chattanooga University | utc.edu |
University of Tennessee at Martin | UT Martin ; University of Tennessee Martin Branch | utm.edu |
University of Arkansas at Little Rock | UALR ; Little Rock University ; Little Rock Junior College | ualr.edu |
Arkansas State University | A-State ; Arkansas State College | astate.edu |
University of Central Arkansas | UCA ; State College of Arkansas ; Arkansas State Teachers College | uca.edu |
Henderson State University | Henderson State Teachers College ; Henderson-Brown College | hsu.edu |
Harding University | Harding College | harding.edu |
Ouachita Baptist University | Ouachita Baptist College ; Ouachita College | obu.edu |
University of Central Oklahoma | Central State University (Oklahoma) ; Central State Teachers College | uco.edu |
Northeastern State University | Northeastern Oklahoma State University ; Northeastern State College | nsuok.edu |
University of Tulsa | Kendall College (Oklahoma) ; Henry Kendall College ; TU Tulsa | utulsa.edu |
Oklahoma City University | Epworth University ; OCU | okcu.edu |
Oklahoma Baptist University | OBU | okbu.edu |
Abilene Christian University | Abilene Christian College ; ACU | acu.edu |
Hardin-Simmons University | Simmons College (Texas) ; Abilene Baptist College | hsutx.edu |
Stephen F. Austin State University | SFA ; Stephen F. Austin State Teachers College ; Stephen F. Austin State College | sfasu.edu |
Prairie View A&M University | Prairie View A&M College ; PVAMU ; Prairie View State Normal | pvamu.edu |
Texas Southern University | TSU ; Texas State University for Negroes | tsu.edu |
Texas Woman's University | TWU ; Texas State College for Women | twu.edu |
Tarleton State University | John Tarleton Agricultural College ; Tarleton State College | tarleton.edu |
Angelo State University | San Angelo College ; Angelo State College | angelo.edu |
Sul Ross State University | Sul Ross State College ; Sul Ross State Teachers College | sulross.edu |
Midwestern State University | Midwestern University (Texas) ; Hardin Junior College | msutexas.edu ; mwsu.edu |
University of Texas Rio Grande Valley | UTRGV ; University of Texas-Pan American ; Pan American University ; University of Texas at Brownsville | utrgv.edu | University of Texas System
Trinity University | Trinity University San Antonio | trinity.edu |
Eastern New Mexico University | ENMU | enmu.edu |
New Mexico Highlands University | New Mexico Normal University | nmhu.edu |
Northern Arizona University | NAU ; Arizona State College at Flagstaff ; Northern Arizona Normal School | nau.edu |
Weber State University | Weber State College ; Weber College | weber.edu |
Southern Utah University | Southern Utah State College ; Branch Agricultural College | suu.edu |
Utah Valley University | Utah Valley State College ; UVU | uvu.edu |
Utah Tech University | Dixie State University ; Dixie State College of Utah ; Dixie College | utahtech.edu ; dixie.edu |
Boise State University | Boise State College ; Boise Junior College | boisestate.edu |
Idaho State University | Idaho State College ; University of Idaho Southern Branch | isu.edu |
Eastern Washington University | EWU ; Eastern Washington State College | ewu.edu |
Central Washington University | CWU ; Central Washington State College | cwu.edu |
Western Washington University | WWU ; Western Washington State College | wwu.edu |
Portland State University | Portland State College ; Vanport Extension Center | pdx.edu |
Southern Oregon University | Southern Oregon State College ; Southern Oregon College of Education | sou.edu |
Western Oregon University | Western Oregon State College ; Oregon College of Education | wou.edu |
University of Portland | Columbia University (Portland) | up.edu |
Seattle University | Seattle College | seattleu.edu |
Whitworth University | Whitworth College | whitworth.edu |
Pacific Lutheran University | PLU ; Pacific Lutheran College | plu.edu |
Cal Poly Humboldt | California State Polytechnic University, Humboldt ; Humboldt State University ; Humboldt State College | humboldt.edu | California State University System
Sonoma State University | Sonoma State College | sonoma.edu | California State University System
California State University, East Bay | California State University, Hayward ; Cal State Hayward ; Cal State East Bay | csueastbay.edu | California State University System
California State University, Fullerton | Cal State Fullerton ; CSUF ; Orange County State College | fullerton.edu | California State University System
Chapman University | Chapman College ; Hesperian College | chapman.edu |
Azusa Pacific University | Azusa Pacific College ; Azusa College | apu.edu |
Biola University | Bible Institute of Los Angeles ; Biola College | biola.edu |
Point Loma Nazarene University | Pasadena College ; Point Loma College | pointloma.edu |
University of Redlands |  | redlands.edu |
University of La Verne | La Verne College ; Lordsburg College | laverne.edu |
Dominican University of California | Dominican College of San Rafael | dominican.edu |
Saint Mary's College of California | St. Mary's College of California | stmarys-ca.edu |
California College of the Arts | California College of Arts and Crafts ; CCA | cca.edu |
California Institute of the Arts | CalArts ; Chouinard Art Institute | calarts.edu |
School of the Art Institute of Chicago | SAIC ; Chicago Academy of Fine Arts | saic.edu |
Roosevelt University | Roosevelt College | roosevelt.edu |
Bradley University | Bradley Polytechnic Institute | bradley.edu |
Eastern Illinois University | EIU ; Eastern Illinois State Normal School | eiu.edu |
Western Illinois University | WIU ; Western Illinois State Teachers College | wiu.edu |
Northern Michigan University | NMU ; Northern Michigan College | nmu.edu |
Eastern Michigan University | EMU ; Michigan State Normal College ; Eastern Michigan College | emich.edu |
Michigan Technological University | Michigan Tech ; MTU ; Michigan College of Mines ; Michigan College of Mining and Technology | mtu.edu |
University of Detroit Mercy | University of Detroit ; Mercy College of Detroit ; Detroit College (Jesuit) | udmercy.edu |
Kettering University | General Motors Institute ; GMI ; GMI Engineering & Management Institute | kettering.edu |
Lawrence Technological University | Lawrence Tech ; Lawrence Institute of Technology | ltu.edu |
Ferris State University | Ferris Institute ; Ferris State College | ferris.edu |
Grand Valley State University | GVSU ; Grand Valley State College | gvsu.edu |
Andrews University | Emmanuel Missionary College ; Battle Creek College | andrews.edu |
Lawrence University | Lawrence College ; Lawrence Institute of Wisconsin | lawrence.edu |
University of Wisconsin-Eau Claire | Wisconsin State College Eau Claire ; UW-Eau Claire | uwec.edu | University of Wisconsin System
University of Wisconsin-Oshkosh | Wisconsin State University Oshkosh ; UW-Oshkosh | uwosh.edu | University of Wisconsin System
University of Wisconsin-Stevens Point | Central State Teachers College (Wisconsin) ; UW-Stevens Point | uwsp.edu | University of Wisconsin System
Minnesota State University, Mankato | Mankato State University ; Mankato State College | mnsu.edu |
St. Cloud State University | St. Cloud State College ; St. Cloud Teachers College | stcloudstate.edu |
Minnesota State University Moorhead | Moorhead State University ; Moorhead State College | mnstate.edu |
Winona State University | Winona State College ; Winona Normal School | winona.edu |
University of St. Thomas | College of St. Thomas | stthomas.edu |
University of Minnesota Duluth | Duluth State Teachers College ; UMD Duluth | d.umn.edu |
North Dakota State University | NDSU ; North Dakota Agricultural College | ndsu.edu |
South Dakota State University | SDSU Brookings ; South Dakota State College | sdstate.edu |
University of Nebraska at Omaha | UNO ; University of Omaha ; Omaha University | unomaha.edu |
University of Nebraska at Kearney | Kearney State College ; UNK | unk.edu |
Fort Hays State University | Fort Hays Kansas State College | fhsu.edu |
University of Missouri-Kansas City | UMKC ; University of Kansas City ; Kansas City School of Law | umkc.edu |
Northwest Missouri State University | Northwest Missouri State Teachers College | nwmissouri.edu |
Southeast Missouri State University | SEMO ; Southeast Missouri State Teachers College | semo.edu |
Webster University | Webster College | webster.edu |
Maryville University | Maryville College of the Sacred Heart | maryville.edu |
Butler University | North Western Christian University | butler.edu |
University of Evansville | Evansville College ; Moores Hill College | evansville.edu |
University of Indianapolis | Indiana Central College ; Indiana Central University ; UIndy | uindy.edu |
Indiana State University | Indiana State Teachers College ; Indiana State Normal School | indstate.edu |
Rose-Hulman Institute of Technology | Rose Polytechnic Institute ; Rose-Hulman | rose-hulman.edu |
Robert H. McKinney School of Law | Indiana Law School ; Indiana University School of Law Indianapolis | mckinneylaw.iu.edu | Indiana University
University of Dayton | St. Mary's Institute Dayton ; St. Mary College Dayton | udayton.edu |
University of Toledo | Toledo University ; Medical University of Ohio | utoledo.edu |
University of Akron | Buchtel College ; Akron University | uakron.edu |
Youngstown State University | Youngstown College ; Youngstown University | ysu.edu |
Wright State University | Wright State | wright.edu |
Cleveland State University | Fenn College ; Cleveland-Marshall College of Law ; Cleveland-Marshall Law School | csuohio.edu |
Moritz College of Law | Ohio State University College of Law | moritzlaw.osu.edu | Ohio State University
Capital University | Franklin Law School (Ohio) | capital.edu |
Xavier University | St. Xavier College Cincinnati | xavier.edu |
Murray State University | Murray State College ; Murray State Teachers College | murraystate.edu |
Morehead State University | Morehead State College ; Morehead State Teachers College | moreheadstate.edu |
Northern Kentucky University | Northern Kentucky State College ; Salmon P. Chase College of Law ; NKU | nku.edu |
Transylvania University | Transylvania College ; Kentucky University | transy.edu |
Centre College | Centre College of Kentucky | centre.edu |
University of Montevallo | Alabama College | montevallo.edu |
Jacksonville State University | Jacksonville State Teachers College | jsu.edu |
University of North Alabama | Florence State Teachers College ; Florence State College | una.edu |
University of West Georgia | West Georgia College | westga.edu |
Georgia Southern University | Georgia Southern College ; South Georgia Teachers College | georgiasouthern.edu |
Georgia College & State University | Georgia State College for Women | gcsu.edu |
Augusta University | Medical College of Georgia ; Georgia Regents University | augusta.edu |
Kennesaw State University | Kennesaw College ; Southern Polytechnic State University | kennesaw.edu |
Florida Atlantic University | FAU Boca Raton | fau.edu |
Rollins College | Rollins | rollins.edu |
Nova Southeastern University | Nova University | nova.edu |
Western Carolina University | WCU ; Western Carolina Teachers College ; Cullowhee State Normal School | wcu.edu |
University of North Carolina at Greensboro | UNCG ; Woman's College of the University of North Carolina | uncg.edu | University of North Carolina System
University of North Carolina at Charlotte | UNC Charlotte ; UNCC ; Charlotte College | charlotte.edu ; uncc.edu | University of North Carolina System
North Carolina A&T State University | North Carolina Agricultural and Technical College ; NC A&T | ncat.edu | University of North Carolina System
Campbell University | Campbell College ; Buies Creek Academy | campbell.edu |
Guilford College | New Garden Boarding School | guilford.edu |
Coastal Carolina University | Coastal Carolina College | coastal.edu |
Francis Marion University | Francis Marion College | fmarion.edu |
Medical University of South Carolina | MUSC ; Medical College of South Carolina | musc.edu |
Longwood University | Longwood College ; State Teachers College at Farmville | longwood.edu |
University of Mary Washington | Mary Washington College | umw.edu |
Norfolk State University | Norfolk State College | nsu.edu |
Virginia State University | Virginia State College ; Virginia Normal and Industrial Institute | vsu.edu |
Virginia Union University | Wayland Seminary ; Richmond Theological Seminary | vuu.edu |
Christopher Newport University | Christopher Newport College | cnu.edu |
Frostburg State University | Frostburg State College | frostburg.edu |
Salisbury University | Salisbury State College ; Salisbury State University | salisbury.edu |
Morgan State University | Morgan College ; Morgan State College ; Centenary Biblical Institute | morgan.edu |
McDaniel College | Western Maryland College | mcdaniel.edu |
Loyola University Maryland | Loyola College in Maryland ; Loyola College Baltimore | loyola.edu |
University of Baltimore | UBalt ; UB Baltimore | ubalt.edu |
University of the District of Columbia | UDC ; Federal City College ; District of Columbia Teachers College | udc.edu |
Gallaudet University | Gallaudet College ; Columbia Institution for the Deaf | gallaudet.edu |
Thomas Jefferson University | Jefferson Medical College ; Philadelphia University ; Philadelphia College of Textiles & Science | jefferson.edu |
Saint Joseph's University | St. Joseph's College Philadelphia ; University of the Sciences in Philadelphia ; Philadelphia College of Pharmacy | sju.edu |
La Salle University | La Salle College | lasalle.edu |
University of Scranton | St. Thomas College (Scranton) | scranton.edu |
Bloomsburg University of Pennsylvania | Bloomsburg State College ; Bloomsburg State Teachers College | bloomu.edu |
Millersville University of Pennsylvania | Millersville State College | millersville.edu |
Slippery Rock University | Slippery Rock State College | sru.edu |
Pennsylvania Western University | California University of Pennsylvania ; Clarion University of Pennsylvania ; Edinboro University of Pennsylvania ; California State College (Pennsylvania) | pennwest.edu |
Bucknell University | University at Lewisburg | bucknell.edu |
Lincoln University (Pennsylvania) | Ashmun Institute | lincoln.edu |
Fairleigh Dickinson University | FDU ; Fairleigh Dickinson College | fdu.edu |
Montclair State University | Montclair State College ; Montclair State Teachers College | montclair.edu |
Kean University | Kean College ; Kean College of New Jersey ; Newark State College | kean.edu |
William Paterson University | William Paterson College ; Paterson State College | wpunj.edu |
The College of New Jersey | Trenton State College ; TCNJ | tcnj.edu |
New Jersey City University | Jersey City State College ; Jersey City State Teachers College | njcu.edu |
Stockton University | Richard Stockton College ; Stockton State College | stockton.edu |
Monmouth University | Monmouth College (New Jersey) | monmouth.edu |
Pace University | Pace Institute ; Pace College | pace.edu |
Hofstra University | Hofstra College ; Nassau College | hofstra.edu |
Adelphi University | Adelphi College | adelphi.edu |
Long Island University | LIU ; C.W. Post College ; LIU Brooklyn | liu.edu |
Yeshiva University | Yeshiva College ; Rabbi Isaac Elchanan Theological Seminary | yu.edu |
Benjamin N. Cardozo School of Law | Cardozo School of Law ; Cardozo | cardozo.yu.edu | Yeshiva University
Icahn School of Medicine at Mount Sinai | Mount Sinai School of Medicine ; ISMMS | mssm.edu ; icahn.mssm.edu |
Niagara University | College and Seminary of Our Lady of Angels | niagara.edu |
Canisius University | Canisius College | canisius.edu |
Le Moyne College | Le Moyne | lemoyne.edu |
St. Bonaventure University | St. Bonaventure's College | sbu.edu |
Clarkson University | Clarkson College of Technology ; Thomas S. Clarkson Memorial School | clarkson.edu |
State University of New York College of Environmental Science and Forestry | SUNY ESF ; New York State College of Forestry | esf.edu | State University of New York
University of New Haven | New Haven College | newhaven.edu |
Quinnipiac University | Quinnipiac College ; Junior College of Commerce | quinnipiac.edu ; qu.edu |
University of Bridgeport | Junior College of Connecticut | bridgeport.edu |
Central Connecticut State University | CCSU ; Teachers College of Connecticut ; New Britain Normal School | ccsu.edu |
University of Hartford | Hillyer College | hartford.edu |
Providence College | PC Providence | providence.edu |
Bryant University | Bryant College | bryant.edu |
Roger Williams University | Roger Williams College | rwu.edu |
Johnson & Wales University | Johnson and Wales ; JWU | jwu.edu |
Clark University | Clark University Worcester | clarku.edu |
Simmons University | Simmons College | simmons.edu |
Lesley University | Lesley College | lesley.edu |
Emerson College | Boston Conservatory of Elocution | emerson.edu |
Bridgewater State University | Bridgewater State College ; Bridgewater Normal School | bridgew.edu |
University of Massachusetts Dartmouth | Southeastern Massachusetts University ; UMass Dartmouth ; Southern New England School of Law | umassd.edu |
New England Law Boston | New England School of Law ; Portia Law School | nesl.edu |
Franklin Pierce School of Law | Franklin Pierce Law Center ; University of New Hampshire School of Law | law.unh.edu | University of New Hampshire
Southern New Hampshire University | SNHU ; New Hampshire College | snhu.edu |
Plymouth State University | Plymouth State College ; Plymouth Teachers College | plymouth.edu |
Keene State College | Keene Teachers College | keene.edu |
Norwich University | American Literary, Scientific and Military Academy | norwich.edu |
Vermont Law and Graduate School | Vermont Law School | vermontlaw.edu |
University of Southern Maine | Portland University ; Gorham State College ; University of Maine School of Law | usm.maine.edu ; maine.edu |
`;
