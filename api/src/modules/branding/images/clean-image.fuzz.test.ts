import { JSDOM } from 'jsdom';
import { isFullRun } from '../../../../../shared-ui/presets/full-run.ts';
import { cleanImage } from './clean-image.mapping.ts';

/** Elements that run or fetch something. */
const forbidden = new Set(
  (
    'script foreignobject animate animatetransform animatemotion set image feimage iframe object embed link ' +
    'meta img handler listener audio video template math discard'
  ).split(' '),
);

/** Drawings made of hostile pieces; every seed makes the same ones. `npm run test:full` makes ten thousand. */
const drawings = isFullRun ? 10_000 : 1_000;
let state = 20_261_121;
const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
const oneOf = (list: readonly string[]): string => list[random(list.length)] ?? '';

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#9;script:alert(1)',
  '//evil.example/x',
  'https://evil.example/x#y',
  'data:text/html,<script>1</script>'.replaceAll('<', '&lt;'),
  'data:image/svg+xml;base64,PHN2Zz4=',
  '#p',
  'file:///etc/passwd',
];
const styles = [
  'fill:url(//evil.example)',
  'fill:u\\72l(https://evil.example)',
  'background:URL("data:text/css,x")',
  '@import "//evil.example"',
  'behavior:url(#x)',
  'x:expression(alert(1))',
  '-moz-binding:url(//evil.example)',
  'fill:red;/*',
  '*/fill:url(https://evil.example)/*',
  'fill:image-set("//evil.example" 1x)',
  'src:url(//evil.example)',
];
const names = [
  'script',
  'SCRIPT',
  'foreignObject',
  'animate',
  'set',
  'animateTransform',
  'image',
  'feImage',
  'use',
  'a',
  'style',
  'iframe',
  'object',
  'embed',
  'handler',
  'listener',
  'link',
  'meta',
  'svg',
  'g',
  'path',
  'text',
  'title',
  'desc',
  'pattern',
  'filter',
  'mask',
  'h:script',
  'h:img',
  'x:svg',
  's:script',
  'math',
  'template',
  'audio',
  'cursor',
  'discard',
  'mpath',
];
const attributes = [
  'onload',
  'ONCLICK',
  'onbegin',
  'onfocusin',
  'href',
  'xlink:href',
  'y:href',
  'src',
  'style',
  'fill',
  'filter',
  'mask',
  'clip-path',
  'xml:base',
  'attributeName',
  'to',
  'values',
  'from',
  'begin',
  'd',
  'id',
  'class',
  'requiredExtensions',
  'formaction',
  'xmlns',
  'xmlns:q',
  'cursor',
  'marker-end',
];
const values = [
  ...addresses,
  ...styles,
  `url(${addresses[3] ?? ''})`,
  'url(#p)',
  'url( &quot;https://evil.example&quot; )',
  'alert(1)',
  'href',
  'http://www.w3.org/1999/xhtml',
  '&#106;avascript:alert(1)',
  'p',
];
const texts = [
  'alert(1)',
  '<![CDATA[<script>alert(1)</script>]]>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '--&gt;',
  '<!-- <script> -->',
  '&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  '<?xml-stylesheet href="//evil.example"?>',
  '&#0;',
  'æøå',
  ']]&gt;',
  ...styles,
];

function element(depth: number): string {
  const name = oneOf(names);
  const given = [...new Set(Array.from({ length: random(4) }, () => oneOf(attributes)))]
    .map((attribute) => ` ${attribute}="${oneOf(values).replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`)
    .join('');
  const content = Array.from({ length: random(depth > 3 ? 1 : 4) }, () =>
    random(3) === 0 ? oneOf(texts) : element(depth + 1),
  ).join('');
  return `<${name}${given}>${content}</${name}>`;
}

const hosts =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
  'xmlns:y="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml" ' +
  'xmlns:s="http://www.w3.org/2000/svg" xmlns:x="urn:x"';
const prologues = [
  '',
  '',
  '',
  '',
  '<?xml version="1.0"?>',
  '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
  '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;&a;">]>',
  '<?xml-stylesheet href="//evil.example"?>',
  '\ufeff',
];

/**
 * What another parser finds in it that could run or fetch, read as a document, as a picture and inside of a
 * page.
 */
function found(dom: JSDOM, text: string): string[] {
  const faults: string[] = [];
  const { DOMParser } = dom.window;
  for (const document of [
    new DOMParser().parseFromString(text, 'image/svg+xml'),
    new DOMParser().parseFromString(`<!doctype html><body>${text}`, 'text/html'),
  ]) {
    if (document.querySelector('parsererror')) faults.push('not well-formed');
    for (const each of document.querySelectorAll('*')) {
      if (forbidden.has(each.localName.toLowerCase())) faults.push(each.localName);
      for (const { name, value } of each.attributes) {
        if (/^on/i.test(name) || name === 'xml:base') faults.push(name);
        if (/href$|^src$|^formaction$/i.test(name) && !/^#[\w.-]+$/.test(value)) faults.push(`${name}=${value}`);
        // A colour that reads like an address fetches nothing; a url() does, and so may a style.
        if (
          /url\((?!#)/i.test(value) ||
          (name === 'style' && /evil\.example|javascript:|expression|@import|-moz-binding|behavior|\\/i.test(value))
        )
          faults.push(`${name}=${value}`);
      }
      if (
        each.localName === 'style' &&
        /evil\.example|@import|url\((?!#)|expression|\\|<|image-set|src:/i.test(each.textContent ?? '')
      )
        faults.push(`style ${each.textContent ?? ''}`);
    }
  }
  return faults;
}

test(`T9: of ${drawings} hostile drawings nothing is left that another parser would run or fetch`, async () => {
  const dom = new JSDOM('');
  let kept = 0;
  for (let round = 0; round < drawings; round += 1) {
    const bytes = Buffer.from(
      `${oneOf(prologues)}<svg ${hosts}>${Array.from({ length: 1 + random(4) }, () => element(0)).join('')}</svg>`,
    );
    const clean = await cleanImage(bytes, 'logo').then(
      (image) => image.bytes.toString(),
      (error: { key?: string }) => {
        expect(['logo-upload-error', 'file-type-not-allowed']).toContain(error.key);
        return undefined;
      },
    );
    if (clean === undefined) continue;
    kept += 1;
    expect([bytes.toString(), found(dom, clean)]).toEqual([bytes.toString(), []]);
  }
  console.info(`hostile drawings: ${drawings} made, ${kept} kept after cleaning`);
  expect(kept).toBeGreaterThan(drawings / 10);
}, 400_000);
