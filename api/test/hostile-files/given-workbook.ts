import writeXlsxFile from 'write-excel-file/node';
import { zip } from '../../src/privacy/zip.ts';
import { entryText } from '../../src/tabular/inflate-guard.ts';

export const sheetPart = 'xl/worksheets/sheet1.xml';
const partNames = [
  '[Content_Types].xml',
  '_rels/.rels',
  'xl/_rels/workbook.xml.rels',
  'xl/workbook.xml',
  sheetPart,
  'xl/styles.xml',
  'xl/sharedStrings.xml',
];

export type Parts = Readonly<Record<string, string | Buffer>>;

/** A workbook as spreadsheets write it, with the texts of its cells in a part of their own. */
export const sharedTextsBook = (rows: string[][]): Promise<Buffer> => writeXlsxFile(rows, { sheet: 'Ark1' }).toBuffer();

/** A good workbook of two people whose parts a test changes; an empty text takes a part away. */
export async function givenWorkbook(change: (parts: Readonly<Record<string, string>>) => Parts): Promise<Buffer> {
  const bytes = await sharedTextsBook([
    ['Navn', 'E-mail'],
    ['Anna', 'anna@nordlys.example'],
    ['Bo', 'bo@nordlys.example'],
  ]);
  const parts = Object.fromEntries(partNames.map((name) => [name, entryText(bytes, name) ?? '']));
  const changed = Object.entries({ ...parts, ...change(parts) }).filter(([, content]) => content.length > 0);
  return zip(changed.map(([name, content]) => ({ name, bytes: Buffer.from(content) })));
}

/** The workbook with more rows below its own three. */
export function workbookWithRows(rows: string): Promise<Buffer> {
  return givenWorkbook((parts) => ({
    [sheetPart]: (parts[sheetPart] ?? '').replace('</sheetData>', () => `${rows}</sheetData>`),
  }));
}
