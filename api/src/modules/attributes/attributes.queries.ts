import { definitionsWith, type AttributeDefinition } from '@portal/contract/attributes';
import { sql } from 'kysely';
import type { Db } from '../../db/tenant.ts';

/** What the attributes of a supplier's products hold: the portal's, with the supplier's own before and behind them. */
export async function listDefinitions(db: Db, supplierId: string): Promise<AttributeDefinition[]> {
  return definitionsWith(
    await db
      .selectFrom('attribute_definitions')
      .select(['name', 'kind', 'unit', 'choices'])
      .where('supplier_id', '=', supplierId)
      .orderBy('position')
      .execute(),
  );
}

/** Who saves them at the same time waits, and then sees these. */
export async function lockDefinitions(db: Db, supplierId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attributes ${supplierId}`}, 0))`.execute(db);
}

/** Exactly these; values that products have already stay as they are until they are saved or imported again. */
export async function replaceDefinitions(
  db: Db,
  supplierId: string,
  definitions: readonly AttributeDefinition[],
): Promise<void> {
  await db.deleteFrom('attribute_definitions').where('supplier_id', '=', supplierId).execute();
  if (definitions.length === 0) return;
  await db
    .insertInto('attribute_definitions')
    .values(definitions.map((definition, position) => ({ ...definition, supplier_id: supplierId, position })))
    .execute();
}
