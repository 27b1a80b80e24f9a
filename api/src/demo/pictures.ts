import { readFile } from 'node:fs/promises';
import type { Db } from '../db/tenant.ts';
import type { Files } from '../files/files.ts';
import { keepPicture } from '../files/picture-files.ts';
import { decoder } from '../files/raster.ts';

/** What each product of the demo world is shown by; the others have the drawing of their category. */
const drawingsOf: Readonly<Record<string, readonly string[]>> = {
  'SKR-ONE-256': ['phone', 'phone-graphite', 'phone-sand'],
  'SKR-ONEP-512': ['phone-sand'],
  'SKR-MINI-128': ['phone-graphite'],
  'SKR-NOTE-256': ['phone'],
  'HLM-12-128': ['phone-sand'],
  'HLM-12P-256': ['phone-graphite'],
  'HLM-12P-256-S': ['phone-sand'],
  'HLM-12P-512': ['phone-graphite'],
  'HLM-FOLD-512': ['foldable-phone'],
  'NLB-14': ['laptop'],
  'NLB-16': ['laptop'],
  'TVL-11': ['tablet'],
  'STR-CE-400': ['bike', 'bike-ink', 'bike-sand'],
  'STR-CE-400-I': ['bike-ink'],
  'STR-CE-400-S': ['bike-sand'],
  'STR-CE-500': ['bike'],
  'STR-TR': ['bike-ink'],
  'BRD-160': ['desk'],
  'LAN-TC': ['chair'],
  'TRN-ROW': ['rower'],
};
const side = 1_200;

/** Pictures that are stored, by the names of their drawings. */
type Drawn = ReadonlyMap<string, Awaited<ReturnType<typeof keepPicture>>>;

export async function addPictures(db: Db, drawn: Drawn): Promise<void> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'sku', 'catalog_id', 'supplier_id'])
    .where('sku', 'in', Object.keys(drawingsOf))
    .execute();
  const rows = products.flatMap(({ id, sku, catalog_id, supplier_id }) =>
    (drawingsOf[sku] ?? []).flatMap((name, position) => {
      const picture = drawn.get(name);
      return picture ? [{ product_id: id, catalog_id, supplier_id, position, ...picture }] : [];
    }),
  );
  await db.insertInto('product_pictures').values(rows).execute();
}

/**
 * Draws the demo world's pictures and stores them like those that people upload. It takes a minute on a busy machine,
 * longer than Postgres keeps a transaction that is idle: draw before one is open.
 */
export async function drawPictures(files: Files): Promise<Drawn> {
  const decode = await decoder();
  const drawings = { operation: ['VipsForeignLoadSvgBuffer'] };
  const drawn = new Map<string, Awaited<ReturnType<typeof keepPicture>>>();
  const names = new Set(Object.values(drawingsOf).flat());
  // Our own drawings only: an upload of one is refused as before.
  decode.unblock(drawings);
  try {
    for (const name of names) {
      const svg = await readFile(new URL(`../../illustrations/${name}.svg`, import.meta.url));
      const png = await decode(svg).resize(side, side).png({ compressionLevel: 1 }).toBuffer();
      drawn.set(name, await keepPicture(files, png));
    }
  } finally {
    decode.block(drawings);
  }
  return drawn;
}
