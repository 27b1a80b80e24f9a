import { createHash } from 'node:crypto';
import { archiveMaxBytes, pictureEndings, type ArchiveReport } from '@portal/contract/pictures';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../access/audit.ts';
import type { CatalogOwner, OwnedCatalog } from '../../access/catalog-owner.ts';
import type { Db } from '../../db/tenant.ts';
import type { CleanPicture } from '../../files/clean-picture.ts';
import type { Files } from '../../files/files.ts';
import { keepPicture } from '../../files/picture-files.ts';
import { DomainError, invalidFields } from '../../http/domain-error.ts';
import { filesOfArchive, skusOf, type ArchivedFile } from './picture-archive.mapping.ts';
import { insertPicture, tables, type Item } from './product-pictures.queries.ts';
import type { Moment } from './products.service.ts';

type Line = ArchiveReport['files'][number];
/** A file with the item that its name means and what was kept of it, or why there is nothing. */
export type ReadFile = { name: string; item: Item | null; SKU: string | null; kept: Kept | null; fault: Line['fault'] };
type Kept = Omit<CleanPicture, 'bytes'>;
type Named = Item & { sku: string };

/**
 * Takes the one ZIP of a multipart body.
 *
 * @throws DomainError `file-too-large`, `file-cannot-be-read`, `too-many-files`; 400 at `file` when there is none
 */
export async function readArchive(request: FastifyRequest): Promise<ArchivedFile[]> {
  if (!request.isMultipart()) throw invalidFields({ path: 'file', key: 'required' });
  const part = await request.file({ limits: { fileSize: archiveMaxBytes, files: 1, parts: 10 } });
  if (!part) throw invalidFields({ path: 'file', key: 'required' });
  const sent = await part.toBuffer();
  request.portalUpload = createHash('sha256').update(sent).digest('hex');
  return filesOfArchive(sent);
}

/**
 * The catalog's items by everything that a file may call them; a SKU goes before a supplier's, a product before an
 * accessory.
 */
export async function itemsByName(db: Db, catalog: OwnedCatalog): Promise<ReadonlyMap<string, Named>> {
  const accessories = await namesOf(db, catalog, 'accessory');
  return new Map([...accessories, ...(await namesOf(db, catalog, 'product'))]);
}

async function namesOf(db: Db, catalog: OwnedCatalog, kind: Item['kind']): Promise<[string, Named][]> {
  const rows = await db
    .selectFrom(tables[kind])
    .select(['id', 'sku', 'supplier_sku'])
    .where('catalog_id', '=', catalog.id)
    .where('deleted_at', 'is', null)
    .execute();
  return (['supplier_sku', 'sku'] as const).flatMap((name) =>
    rows.map((row): [string, Named] => [row[name].toLowerCase(), { kind, id: row.id, sku: row.sku }]),
  );
}

const bare = ({ name }: ArchivedFile) => name.replace(/\.[^.]*$/, '');
/** `PX128` before `PX128_2` before `PX128_10`. */
const byName = (a: ArchivedFile, b: ArchivedFile) => bare(a).localeCompare(bare(b), 'en', { numeric: true });

/** A readme is refused as what it is, not as a product that is missing. */
const isPicture = ({ name }: ArchivedFile) => pictureEndings.some((ending) => name.toLowerCase().endsWith(ending));

/** An upload may take longer in all, with what it takes to receive it (`uploads-at-work.ts`). */
const longestMs = 60_000;

/**
 * Cleans and keeps every picture whose item is known, one after the other; each file has its own outcome. What is left
 * after a minute is not begun.
 */
export async function keepArchive(
  files: Files,
  archive: readonly ArchivedFile[],
  items: ReadonlyMap<string, Named>,
  now: () => number = () => performance.now(),
): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  const end = now() + longestMs;
  for (const file of archive.toSorted(byName)) {
    const item = skusOf(file.name).flatMap((sku) => items.get(sku) ?? [])[0];
    const found = { name: file.name.slice(-200), item: item ?? null, SKU: item?.sku ?? null };
    const late = now() > end ? ('archive-takes-too-long' as const) : null;
    const unknown = isPicture(file) ? ('product-not-found' as const) : ('file-type-not-allowed' as const);
    const fault = item ? late : unknown;
    const outcome = fault ? { kept: null, fault } : await keptOf(files, file);
    read.push({ ...found, ...outcome });
  }
  return read;
}

async function keptOf(files: Files, file: ArchivedFile): Promise<Pick<ReadFile, 'kept' | 'fault'>> {
  try {
    return { kept: await keepPicture(files, await file.bytes()), fault: null };
  } catch (error) {
    if (error instanceof DomainError) return { kept: null, fault: error.key };
    throw error;
  }
}

/** Shows what was kept behind each item's other pictures; one that it has already stays once. */
export async function addArchive(
  db: Db,
  owner: CatalogOwner,
  catalog: OwnedCatalog,
  read: readonly ReadFile[],
  { now, requestId }: Moment,
): Promise<ArchiveReport> {
  const files: Line[] = [];
  for (const { name, item, SKU, kept, fault } of read) {
    const line = { name, SKU, fault, added: false };
    if (item && kept) Object.assign(line, await shownOnce(db, catalog, item, kept, now));
    files.push(line);
  }
  const added = files.filter((file) => file.added).length;
  await recordAudit(db, { now, scope: owner, requestId }, 'product.pictures-changed', ['catalog', catalog.id], {
    files: files.length,
    added,
  });
  return { added, files };
}

async function shownOnce(
  db: Db,
  catalog: OwnedCatalog,
  item: Item,
  kept: Kept,
  now: Date,
): Promise<Pick<Line, 'added' | 'fault'>> {
  try {
    return { added: await insertPicture(db, catalog, item, kept, { now, isOnce: true }), fault: null };
  } catch (error) {
    // Neither refusal came from the database, so the transaction goes on.
    if (error instanceof DomainError) return { added: false, fault: error.key };
    throw error;
  }
}
