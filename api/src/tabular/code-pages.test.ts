import iconv from 'iconv-lite';
import { looksBroken } from './broken-text.ts';
import { detectEncoding } from './encoding.ts';
import { openTable } from './open-table.ts';
import { tableSource } from './table-source.ts';

const names = 'Nr;Navn;Afdeling\n1;Søren Kærgård;Økonomi\n2;Åse Bæk;Indkøb\n3;Jørgen Ærø;Lager Ålborg\n';
const swedish = 'Nr;Namn;Ort\n1;Pär Sjöström;Malmö\n2;Åsa Öberg;Gävle\n';
const french = "Nr;Nom;Ville\n1;Renée O'Hara;Nîmes\n2;Zoë Müller;Genève\n";

const found = async (bytes: Buffer) => detectEncoding(await tableSource(bytes, 1e6));

test.each([names, swedish, french])('the set of a text is told by what its letters look like: %s', async (text) => {
  const sets = { windows1252: 'windows-1252', cp850: 'ibm850', macintosh: 'macintosh' } as const;
  for (const [name, set] of Object.entries(sets)) {
    expect(await found(iconv.encode(text, name))).toBe(set);
    expect((await openTable(iconv.encode(text, name))).header).toHaveLength(3);
  }
  expect(await found(Buffer.from(text))).toBe('utf-8');
  expect(await found(Buffer.from(iconv.decode(Buffer.from(text), 'windows1252')))).toBe('utf-8-twice');
});

test('Danish letters are the same in both sets of DOS; which one it was can be chosen', async () => {
  const bytes = iconv.encode(names, 'cp865');
  expect(await found(bytes)).toBe('ibm850');
  for (const encoding of ['ibm850', 'ibm865'] as const) {
    const rows = [];
    for await (const { cells } of (await openTable(bytes, { encoding })).rows) rows.push(cells.join(';'));
    expect(rows.join('\n')).toBe(names.trim().split('\n').slice(1).join('\n'));
  }
});

test('signs of Windows-1252 alone make no other set of a text', async () => {
  const text = 'Nr;Name;Note\n1;Liv O’Hara;“Boss” – Bob’s 5 €\n2;Anna;½ day at 20 °C\n';
  expect(await found(iconv.encode(text, 'windows1252'))).toBe('windows-1252');
});

test('what was encoded twice is mended, what was encoded once stays', async () => {
  const once = 'Zażółć gęślą; Ærø; Ã på fransk: São Paulo, Ângela';
  expect(await found(Buffer.from(`Nr;Navn\n1;${once}\n`))).toBe('utf-8');
  const twice = Buffer.from(iconv.decode(Buffer.from(names), 'windows1252'));
  const rows = [];
  for await (const { cells } of (await openTable(twice)).rows) rows.push(cells[1]);
  expect(rows).toEqual(['Søren Kærgård', 'Åse Bæk', 'Jørgen Ærø']);
});

test('letters that were read in another set look broken', () => {
  expect(['S›ren', 'SÃ¸ren', 'J?rgen', 'S¿ren', 'Bj�rn', 'R┼d'].filter((text) => !looksBroken(text))).toEqual([]);
  expect(['Søren', 'O’Hara', 'Hvad? Ja', 'B&O', 'São', 'Ângela', '3 ½', 'A®'].filter(looksBroken)).toEqual([]);
});
