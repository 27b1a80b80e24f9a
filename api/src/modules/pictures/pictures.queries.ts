import type { Picture, ProductPicture } from '@portal/contract/pictures';
import { sql, type RawBuilder } from 'kysely';

/** The alias under which a query reads products or accessories. */
type Alias = 'p' | 'products' | 'accessories';

const shown = sql.raw(`jsonb_build_object('path', '/api/pictures/' || x.sha256, 'width', x.width, 'height', x.height,
  'alt', x.alt)`);

/** What the link of the item led to; a former link's picture stays for an import that is undone. */
const fetched = (item: Alias) => sql`select null::uuid as id, l.sha256, l.width, l.height, '' as alt,
  2147483647 as position from picture_links l where l.supplier_id = ${sql.ref(`${item}.supplier_id`)}
  and ${sql.ref(`${item}.image`)} <> '' and md5(l.link) = md5(${sql.ref(`${item}.image`)}) and l.sha256 is not null`;

/** The column of a picture that names what the query reads. */
type Of = 'product_id' | 'accessory_id';

const all = (item: Alias, of: Of) => sql`(select w.id, w.sha256, w.width, w.height, w.alt, w.position
  from product_pictures w where ${sql.ref(`w.${of}`)} = ${sql.ref(`${item}.id`)} union all ${fetched(item)}) x`;

/** All pictures of the product or accessory that the query reads under this alias, the main one first. */
export const picturesOf = (item: Alias, of: Of = 'product_id'): RawBuilder<ProductPicture[]> =>
  sql`(select coalesce(jsonb_agg(${shown} || jsonb_build_object('id', x.id) order by x.position, x.id), '[]')
    from ${all(item, of)})`;

/** The one picture that lists show. */
export const mainPictureOf = (item: Alias, of: Of = 'product_id'): RawBuilder<Picture | null> =>
  sql`(select ${shown} from ${all(item, of)} order by x.position, x.id limit 1)`;

/** The path of a picture in the smallest width, for callers that take one path. */
export const smallPath = (picture: Picture | null | undefined): string => (picture ? `${picture.path}/640` : '');
