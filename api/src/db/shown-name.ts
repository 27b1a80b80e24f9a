import { sql, type RawBuilder } from 'kysely';

const inLanguage = (name: string, danishName: string): RawBuilder<string> =>
  sql<string>`in_language(${sql.ref(name)}, ${sql.ref(danishName)})`;

/** The name of a category in the reader's language; `alias` is the table's name in the query (DECISIONS 44). */
export const categoryNameOf = (alias: string) => inLanguage(`${alias}.name`, `${alias}.danish_name`);

/** The name of a catalog for customers, in the reader's language. */
export const catalogNameOf = (alias: string) => inLanguage(`${alias}.display_name`, `${alias}.danish_name`);
