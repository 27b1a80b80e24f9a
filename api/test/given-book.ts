import { zip } from '../src/privacy/zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export type GivenSheet = { name: string; rows: string; state?: string; kind?: 'worksheet' | 'chartsheet' };
export type Given = { sheets: GivenSheet[]; properties?: string; styles?: string; texts?: string; slash?: string };

/** A workbook as other programs than spreadsheets write it: only the parts that a test is about. */
export function givenBook({ sheets, properties = '', styles = '', texts = '', slash = '/' }: Given): Buffer {
  const path = (...parts: string[]) => parts.join(slash);
  const kinds = sheets.map(({ kind = 'worksheet' }, index) => ({ kind, target: `sheets/s${index + 1}.xml` }));
  const parts: Record<string, string> = {
    [path('_rels', '.rels')]: related([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    [path('xl', 'workbook.xml')]:
      `<x:workbook xmlns:x="${main}" xmlns:r="${relations}">${properties}<x:sheets>` +
      sheets
        .map(
          ({ name, state }, index) =>
            `<x:sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}" ` +
            `${state ? `state="${state}"` : ''}/>`,
        )
        .join('') +
      '</x:sheets></x:workbook>',
    [path('xl', '_rels', 'workbook.xml.rels')]: related([
      ...kinds.map(({ kind, target }, index): Relation => [`rId${index + 1}`, kind, target]),
      ['rId90', 'styles', 'styles.xml'],
      ['rId91', 'sharedStrings', 'texts.xml'],
    ]),
    [path('xl', 'styles.xml')]: `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    [path('xl', 'texts.xml')]: `<sst xmlns="${main}">${texts}</sst>`,
  };
  for (const [index, { rows, kind = 'worksheet' }] of sheets.entries())
    parts[path('xl', 'sheets', `s${index + 1}.xml`)] =
      kind === 'chartsheet' ? `<chartsheet/>` : `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
  return zip(Object.entries(parts).map(([name, content]) => ({ name, bytes: Buffer.from(content) })));
}

type Relation = [id: string, type: string, target: string];
const related = (all: Relation[]) =>
  `<Relationships>${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A cell of text. */
export const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
/** A row of cells; what is no cell yet is the text of one. */
export const row = (...cells: string[]) =>
  `<row>${cells.map((cell) => (cell.startsWith('<') ? cell : text(cell))).join('')}</row>`;
/** A sheet of one person. */
export const people = row('Medarbejdernr', 'Navn', 'E-mail') + row('1', 'Bo', 'bo@nordlys.example');
