import { sql, type RawBuilder } from 'kysely';
import { containing } from '../../db/like.ts';
import { readPage, type Page, type PageInput } from '../../db/page.ts';
import { categoryNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { cardOf, hasAttribute, type ChosenAttribute } from './shop-attributes.queries.ts';
import { pricedColumns, productColumns, shown, type PricedProduct, type ShopProduct } from './shop.queries.ts';

/** The words of a search; `isClose`: no product has them all as they are written, so alike spellings count. */
export type Search = { words: readonly string[]; isClose: boolean };

export type Narrowing = {
  search: Search;
  categoryId?: string | undefined;
  brand: readonly string[];
  attributes: readonly ChosenAttribute[];
  /** leaves out what has no price, and the named categories of each catalog */
  orderable?: { taken: readonly { catalogId: string; categoryIds: readonly string[] }[] } | undefined;
};
export type Sorting = 'recommended' | '-recommended' | 'price' | '-price' | 'productName' | '-productName';

type Shown = ReturnType<typeof shown>;

// Letters that people leave out or write in another way; both sides of a comparison are folded.
const folded = (text: RawBuilder<string>) => sql<string>`translate(lower(${text}), 'æøåäöéèüñ', 'aoaaoeeun')`;
const brandOf = sql<string>`coalesce(products.attributes->>'brand', '')`;
const searched = sql<string>`products.search_text || ' ' || ${folded(
  sql<string>`categories.name || ' ' || coalesce(categories.danish_name, '')`,
)}`;
/** Shares of three-letter pieces: "skear" and "Skær", "fone" and "phone", and little that is not meant. */
const alikeFrom = 0.28;

/** `offset 0` keeps the text of a product worked out once for all words. */
function hasWords({ words, isClose }: Search): RawBuilder<boolean> {
  const each = words.map((word) => {
    const written = sql<boolean>`s.text like ${folded(sql`${containing(word)}::text`)}`;
    if (!isClose) return written;
    return sql<boolean>`(${written} or word_similarity(${folded(sql`${word}::text`)}, s.text) >= ${alikeFrom})`;
  });
  return sql<boolean>`(select ${sql.join(each, sql` and `)} from (select ${searched} as text offset 0) s)`;
}

const withWords = (query: Shown, search: Search) => (search.words.length === 0 ? query : query.where(hasWords(search)));

/** Words in any order, each anywhere in a product; spelled alike where nothing is written so. */
export async function searchOf(db: Db, catalogIds: readonly string[], q = ''): Promise<Search> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return { words, isClose: false };
  const found = await withWords(shown(db, catalogIds), { words, isClose: false })
    .select('products.id')
    .limit(1)
    .executeTakeFirst();
  return { words, isClose: found === undefined };
}

export function narrowed(
  db: Db,
  catalogIds: readonly string[],
  { search, categoryId, brand, attributes, orderable }: Narrowing,
  besides?: 'categoryId' | 'brand',
): Shown {
  let query = withWords(shown(db, catalogIds), search);
  if (categoryId && besides !== 'categoryId') query = query.where('products.category_id', '=', categoryId);
  if (brand.length > 0 && besides !== 'brand') query = query.where(sql<boolean>`${brandOf} = any(${brand}::text[])`);
  for (const chosen of attributes) query = query.where(hasAttribute(chosen));
  if (!orderable) return query;
  query = query.where('products.price', '>', 0);
  for (const { catalogId, categoryIds } of orderable.taken)
    query = query.where(
      sql<boolean>`not (products.catalog_id = ${catalogId} and not categories.allow_multiple_products
        and products.category_id = any(${categoryIds}::uuid[]))`,
    );
  return query;
}

/** One product for each card: of variants that pass the one to order, cheapest first. */
function oneOfEach(db: Db, catalogIds: readonly string[], narrowing: Narrowing): Shown {
  const first = narrowed(db, catalogIds, narrowing)
    .where('products.group_key', '<>', '')
    .distinctOn(['products.catalog_id', 'products.group_key'])
    .select('products.id')
    .orderBy('products.catalog_id')
    .orderBy('products.group_key')
    .orderBy(sql`products.price = 0`)
    .orderBy('products.mandatory', 'desc')
    .orderBy('products.price')
    .orderBy('products.id');
  return narrowed(db, catalogIds, narrowing).where((eb) =>
    eb.or([eb('products.group_key', '=', ''), eb('products.id', 'in', first)]),
  );
}

/** Best first: what is spelled most alike, or begins as the search does; then the employer's choices. */
function orderOf(sort: Sorting, { words, isClose }: Search): RawBuilder<unknown> {
  if (sort.endsWith('productName'))
    return sql`products.product_name ${sql.raw(sort.startsWith('-') ? 'desc' : 'asc')}, products.id`;
  const q = words.join(' ');
  const alike = sql`word_similarity(${folded(sql`${q}::text`)}, ${searched}) desc,`;
  const begun = folded(sql`${containing(q).slice(1)}::text`);
  const begins = sql`(${folded(sql`products.product_name`)} like ${begun}) desc,`;
  const best = isClose ? alike : q ? begins : sql``;
  return sql`${best} products.mandatory desc, products.featured desc, products.product_name, products.id`;
}

export function listProducts(
  db: Db,
  catalogIds: readonly string[],
  narrowing: Narrowing,
  input: PageInput & { sort: Sorting },
): Promise<Page<ShopProduct>> {
  return readPage(
    db,
    oneOfEach(db, catalogIds, narrowing),
    (query) => query.select(productColumns).orderBy(orderOf(input.sort, narrowing.search)),
    input,
  );
}

/** Everything that passes, in order, with no more than prices need: for what only a person's own price decides. */
export function listPriced(
  db: Db,
  catalogIds: readonly string[],
  narrowing: Narrowing,
  sort: Sorting,
): Promise<PricedProduct[]> {
  return oneOfEach(db, catalogIds, narrowing).select(pricedColumns).orderBy(orderOf(sort, narrowing.search)).execute();
}

/** The named products, in the order of their names. */
export async function listNamed(db: Db, catalogIds: readonly string[], ids: readonly string[]): Promise<ShopProduct[]> {
  if (ids.length === 0) return [];
  const rows = await shown(db, catalogIds).select(productColumns).where('products.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Categories of the named catalogs, each with how many products it shows. */
export function countByCategory(db: Db, catalogIds: readonly string[], narrowing: Narrowing) {
  return narrowed(db, catalogIds, narrowing, 'categoryId')
    .select(['categories.id', categoryNameOf('categories').as('name')])
    .select(sql<number>`count(distinct ${cardOf})::int`.as('products'))
    .groupBy('categories.id')
    .orderBy('name')
    .execute();
}

const brandsMax = 60;

/** Brands, those with most products first. */
export function countByBrand(db: Db, catalogIds: readonly string[], narrowing: Narrowing) {
  return narrowed(db, catalogIds, narrowing, 'brand')
    .where(brandOf, '<>', '')
    .select(brandOf.as('name'))
    .select(sql<number>`count(distinct ${cardOf})::int`.as('products'))
    .groupBy(brandOf)
    .orderBy('products', 'desc')
    .orderBy('name')
    .limit(brandsMax)
    .execute();
}
