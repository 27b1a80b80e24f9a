import { posix } from 'node:path';
import { entryNamed } from '../inflate-guard.ts';
import { TableError } from '../table-error.ts';
import { zipEntries, type ZipEntry } from '../zip-directory.ts';
import { cellFormats, type CellFormat } from './cell-formats.ts';
import { plainText } from './cell-text.ts';
import { wholePart } from './xml-part.ts';

/** A sheet of rows; charts, dialogs and macros that stand on a tab of their own are none. */
export type Sheet = { name: string; isHidden: boolean; part: ZipEntry };
export type Workbook = {
  sheets: Sheet[];
  /** days count from 1904 */
  is1904: boolean;
  /** texts that cells name by their place */
  texts: string[];
  formats: CellFormat[];
};

const isTrue = (value: string | undefined) => value === '1' || value === 'true' || value === 'on';

/** A workbook of another program, or one in binary parts. */
const isOther = (entries: readonly ZipEntry[]) =>
  entries.some(({ name }) => name === 'mimetype' || /workbook\.bin$/i.test(name));

type Relation = { id: string; type: string; target: string };

/** What a part says that it stands in relation to: paths from the root of the zip. */
async function relationsOf(entries: readonly ZipEntry[], part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const file = entryNamed(entries, posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  const found: Relation[] = [];
  if (!file) return found;
  await wholePart(file, {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const path = Target.replaceAll('\\', '/');
      found.push({
        id: Id,
        type: posix.basename(Type),
        target: path.startsWith('/') ? path.slice(1) : posix.join(folder, path),
      });
    },
  });
  return found;
}

async function sharedTexts(part: ZipEntry | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!part) return texts;
  let text = '';
  let [isText, isPhonetic] = [false, false];
  await wholePart(part, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') texts.push(plainText(text));
    },
  });
  return texts;
}

/**
 * What a workbook is made of, as its parts name each other. Throws TableError file-cannot-be-read when it has no sheet
 * of rows. To be called after `assertSafeToInflate`.
 */
export async function readWorkbook(zip: Buffer): Promise<Workbook> {
  const entries = zipEntries(zip);
  const root = (await relationsOf(entries, '')).find(({ type }) => type === 'officeDocument');
  const path = root?.target ?? 'xl/workbook.xml';
  const book = entryNamed(entries, path);
  if (!book || !/\.xml$/i.test(path))
    throw new TableError(isOther(entries) ? 'file-type-not-allowed' : 'file-cannot-be-read');
  const relations = await relationsOf(entries, path);
  const of = (type: string) => relations.find((one) => one.type === type)?.target;
  const named = (type: string) => entryNamed(entries, of(type) ?? '');
  const sheets: Sheet[] = [];
  let is1904 = false;
  await wholePart(book, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet') return;
      const relation = relations.find(({ id }) => id === attributes['r:id']);
      const part = relation?.type === 'worksheet' ? entryNamed(entries, relation.target) : undefined;
      const isHidden = ['hidden', 'veryHidden'].includes(attributes['state'] ?? '');
      if (part) sheets.push({ name: attributes['name'] ?? '', isHidden, part });
    },
  });
  if (sheets.length === 0) throw new TableError('file-cannot-be-read');
  const styles = named('styles');
  return {
    sheets,
    is1904,
    texts: await sharedTexts(named('sharedStrings')),
    formats: styles ? await cellFormats(styles) : [],
  };
}
