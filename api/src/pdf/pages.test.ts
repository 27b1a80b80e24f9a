import { inflateSync } from 'node:zlib';
import { renderLetter } from './letter.ts';
import { renderPages } from './pages.ts';
import { renderReturnLabel } from './return-label.ts';

const letter = {
  locale: 'da-dk',
  from: ['Nordlys A/S', 'Havnegade 1'],
  to: ['Anna Holm', 'Rådhuspladsen 1', '8000 Aarhus C'],
  day: '17. november 2026',
  title: 'Overdragelse',
  paragraphs: ['Du har betalt resten.', 'Fra i dag er telefonen din.'],
  facts: [
    { label: 'Produkt', value: 'Holm 12' },
    { label: 'Serienummer', value: '' },
  ],
  closing: 'Venlig hilsen',
  at: new Date('2026-11-17T09:00:00Z'),
} as const;

const count = (text: string, part: RegExp) => [...text.matchAll(part)].length;
const sourceOf = (pdf: Buffer) => pdf.toString('latin1');

test('a letter has a language and a tree of title, paragraphs and a table with heads', async () => {
  const source = sourceOf(await renderLetter(letter));
  for (const part of ['/StructTreeRoot', '/Marked true', '/Lang (da)', '/DisplayDocTitle true', '/S /Document'])
    expect(source).toContain(part);
  expect(source).toMatch(/\/Scope \/Row/);
  const elements = ['H1', 'P', 'Table', 'TR', 'TH', 'TD'].map((type) =>
    count(source, new RegExp(`/S /${type}\\b`, 'g')),
  );
  expect(elements).toEqual([1, 5, 1, 1, 1, 1]);
});

test('everything on a page is of the tree or said to be decoration', async () => {
  const about = { title: 'Long', locale: 'en-us', at: letter.at, foot: 'Foot' } as const;
  const pdf = await renderPages(about, (pages) => {
    pages.title('Long');
    pages.facts(Array.from({ length: 90 }, (_none, index) => ({ name: `Name ${index}`, value: 'Value '.repeat(30) })));
    pages.paragraph('Text. '.repeat(1_500));
  });
  expect(count(sourceOf(pdf), /\/Type \/Page\b/g)).toBeGreaterThan(4);
  for (const content of contentsOf(pdf)) {
    expect(count(content, / BDC$/gm)).toBe(count(content, /^EMC$/gm));
    const outside = content.replaceAll(/^.* BDC$[\s\S]*?^EMC$/gm, '');
    expect(outside).not.toMatch(/TJ|\bS$/m);
  }
});

test('the same letter is the same bytes, and a label names its code', async () => {
  expect((await renderLetter(letter)).equals(await renderLetter(letter))).toBe(true);
  const label = {
    locale: 'en-us',
    reference: 'RMA-100',
    orderNumber: 100001,
    productName: 'Holm 12',
    serialNumber: null,
    to: ['TeleGros'],
    from: ['Anna Holm'],
    handInBy: null,
  } as const;
  const source = sourceOf(await renderReturnLabel(label));
  expect(source).toMatch(/\/S \/Figure/);
  expect(source).toContain('/Alt (RMA-100)');
});

/** What is drawn on each page. */
function contentsOf(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let from = pdf.indexOf('stream\n'); from >= 0; from = pdf.indexOf('stream\n', from + 7)) {
    const end = pdf.indexOf('endstream', from);
    if (sourceOf(pdf.subarray(from - 60, from)).includes('FlateDecode'))
      found.push(inflateSync(pdf.subarray(from + 7, end)).toString('latin1'));
    from = end;
  }
  return found;
}
