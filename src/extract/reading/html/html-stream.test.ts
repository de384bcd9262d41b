// The stream must answer as htmlparser2 does, event by event, whatever the markup: its parser is the measure here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Parser } from 'htmlparser2';
import { Attributes } from './attributes.ts';
import { factsOfTag } from './element-rules.ts';
import { COMMON_ENTITIES } from './entities.ts';
import { streamHtml } from './html-stream.ts';

const LIMIT = 200;

const NAMES = Object.entries(Object.getOwnPropertyDescriptors(Attributes.prototype)).flatMap(([name, { get }]) =>
  get === undefined || name.startsWith('is') ? [] : name,
) as (keyof Attributes)[];

function given(read: (name: string) => unknown): string {
  return NAMES.flatMap((name) => (read(name) === undefined ? [] : `${name}=${read(name)}`)).join('|');
}
const hyphenated = (name: string): string => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

function eventsOfStream(html: string): string[] {
  const events: string[] = [];
  streamHtml(html, {
    skipping: false,
    open: (tag, attributes, tooMany) =>
      events.push(`open ${tag.name} ${given((name) => attributes[name as keyof Attributes])} ${tooMany}`),
    close: (tag) => events.push(`close ${tag.name}`),
    text: (source, from, to) => events.push(`text ${source.slice(from, to)}`),
  });
  return events;
}

function eventsOfParser(html: string): string[] {
  const events: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) =>
      events.push(
        `open ${name} ${given((name) => attributes[hyphenated(name)])} ${Object.keys(attributes).length > LIMIT}`,
      ),
    onclosetag: (name) => {
      if (!factsOfTag(name).endless) events.push(`close ${name}`);
    },
    ontext: (text) => events.push(`text ${text}`),
  });
  parser.write(html);
  parser.end();
  return events;
}

function same(html: string): void {
  assert.deepEqual(eventsOfStream(html), eventsOfParser(html), JSON.stringify(html));
}

const KNOWN = [
  '<p>one<p>two</p></p>three</p>',
  '<ul><li>one<li>two<ul><li>three</ul><li>four</ul>',
  '<table><tr><td>1<td>2<tr><th>3<table><td>4</table><tbody><tr><td>5</table>',
  '<dl><dt>a<dd>b<dt>c</dl><select><option>1<option>2<optgroup><option>3</select>',
  '<form><div><form>inner</form></div></form>after</form>',
  '<b><i>crossed</b> over</i> <a href=1>x<a href=2>y</a></a>',
  '<h1>head<h2>next<p>text<div>more</h1>',
  'a < b <3 <<b>c</b> << <',
  '</',
  '<',
  '<p',
  '<scr',
  '<div',
  '<div ',
  '<br/',
  '<br / ',
  '<div a',
  '<div a=',
  '<div a="b',
  '<p>x</p y',
  '<p>x</p',
  '</ p>x</>y</1>z</br>w</hr>',
  '<!-- a --><!--><!---><!-- b --!>c<!--x-- >y--><!- z>w<!>v<!doctype html>u<!d>t<!ELEMENT br>s<?php echo ?>r',
  '<!-- never closed <p>x',
  '<![CDATA[x<y]]>z<svg><![CDATA[x<y]]]]>z]]></svg><![CDATA[never',
  '<svg><path d="1"/><linearGradient/><lineargradient></LINEARGRADIENT><foreignobject><p>x<svg/></foreignObject>y</svg>z',
  '<svg><title>a<b>c</title><script>if (a<b) {}</script><style>x</style></svg><title>a<b>c</title>',
  '<math><mi>x<image></mi><image/></math><image src=a>',
  '<script>a</scrip></script ><style></STYLE\n>x<title>a &amp b</titl></title><textarea>&lt;</title></textarea>',
  '<script><!-- </script> --></script><script/>x</script/>y<iframe><p></iframe><noembed></noframes></noembed><noframes>',
  '<xmp><b></xmp><plaintext>all <b> the &amp; rest</plaintext>',
  '<title>never closed &amp',
  '<title>\u001c/title>x</title>',
  '<script>\u001c\u000fscript>x</script>',
  '<a href=a&amp;b class=\'x&lty\' id="&lt=&notit;&not;it" title=&amp>&amp;&AMP&ampx &notit; &#65;&#x41 &#0; &#xD800; &bogus; &</a>',
  'x&amp',
  'x&#6',
  'x&',
  '&nbsp&nbsp;&NotEqualTilde;&acE;&#128;',
  '<a =x ==y "z" \'w\' href = "1" href="2"  id  class= x/y/ rel/>t</a>',
  '<a href="1"class="2"id=\'3\'/ / title>t<a/b/c>',
  '<DIV CLASS=A Id=B><SPAN>x</Div>y</SPAN>',
  '<bac\u212aground bac\u212aground=x lin\u212a><lin\u212a rel=x><\u212ax>',
  '<x-card class=a><annotation-xml>x</x-card>',
  '<a __proto__=x constructor=y hidden>z</a>',
  `<a ${Array.from({ length: 201 }, (_, at) => `a${at}`).join(' ')} class=x>z</a>`,
  `<a ${Array.from({ length: 200 }, (_, at) => `a${at}`).join(' ')} __proto__ a1 A2>z</a>`,
  '',
];

test('the attributes are those that the reader asks about', () => {
  assert.equal(NAMES.length, 28);
});

test('known cases', () => {
  for (const html of KNOWN) same(html);
});

test('tags that are known from before are read as they were at first', () => {
  const tags = [
    ...Array.from(
      { length: 40 },
      (_, at) => `<section id="section-${at}" class="wide" data-delay="${at}0" style="x:y">`,
    ),
    '<p>',
    '<P>',
    '<p class=a>',
    '<p class="a>b" id=c>',
    '<p class="a&amp;b" id=\'&eacute;\'>',
    '<div class=x/>',
    '<br class=x/>',
    '<svg class=x/>',
    '<title id=x>',
    '<form class=x>',
    '<image class=x>',
    '<x-card class=x>',
    `<div ${Array.from({ length: 100 }, (_, at) => String.fromCharCode(0x4e00 + at)).join(' ')}>`,
  ];
  for (let round = 0; round < 4; round += 1) {
    for (const tag of tags) for (const around of ['', '<svg>', '<form>', '<select>']) same(`${around}${tag}x<b>y</b>`);
  }
});

test('every common entity, in text and in attributes', () => {
  for (const [name, meant] of COMMON_ENTITIES) {
    assert.deepEqual(eventsOfStream(`&${name};`), [`text ${meant}`]);
    for (const entity of [`&${name};`, `&${name}`, `&${name}x;`, `&${name};;`, `&&${name};`]) {
      same(
        `<p class="a${entity}b${entity}" id='${entity}' title=${entity}>${entity}a${entity}${entity} b &odd ${entity}c`,
      );
      same(entity);
      same(`<title>${entity}</title>a${entity}<`);
    }
  }
});

test('every case cut at every place', () => {
  for (const html of KNOWN) for (let at = 0; at < Math.min(html.length, 300); at += 1) same(html.slice(0, at));
});

/** A generator of its own, so that every run sees the same pages. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) % below;
  };
}

const PIECES = (
  'div|p|P|b|i|a|A|li|ul|table|tr|td|th|tbody|thead|form|select|option|optgroup|svg|SVG|math|mi|title|TITLE|script|SCRIPT|' +
  'style|textarea|iframe|noembed|noframes|xmp|plaintext|template|noscript|br|hr|img|image|input|bgsound|h1|h2|dd|dt|rp|' +
  'foreignObject|lineargradient|linearGradient|desc|body|html|head|link|x-y|<|</|>|/>|/|<!--|-->|--!>|<!|<?|<![CDATA[|]]>|' +
  ' |\n|\t|=|"|\'|&|&amp;|&amp|&nbsp;|&#39;|&copy;|&rsquo|&lt|&notit;|&#65;|&#x|&#xfffff;|;|text|class|CLASS|href="x&amp;y"|id=\'a\'|style=b|hidden|' +
  'data-x="1>2"|\u001c|\u000f|\u00e9|\u212a|-|--|!|?'
).split('|');

test('random markup', () => {
  const next = random(7);
  for (let round = 0; round < 6_000; round += 1) {
    let html = '';
    for (let length = next(40); length > 0; length -= 1) {
      const piece = PIECES[next(PIECES.length)]!;
      const shape = next(4);
      html += shape === 0 ? `<${piece}>` : shape === 1 ? `</${piece}>` : shape === 2 ? `<${piece} ` : piece;
    }
    same(html);
  }
});
