import { isDeepStrictEqual } from 'node:util';
import { readAttribute } from '@portal/contract/attribute-values';
import { definitionsWith, type AttributeDefinition, type supplierAttributes } from '@portal/contract/attributes';
import type { BodyOf } from '@portal/contract/endpoint';
import { recordAudit } from '../../access/audit.ts';
import type { CatalogOwner } from '../../access/catalog-owner.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { listDefinitions, lockDefinitions, replaceDefinitions } from './attributes.queries.ts';

/** Values of a product in the spelling of their kinds; what does not fit its kind stays a text. */
export async function typedAttributes(
  db: Db,
  supplierId: string,
  attributes: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const definitions = new Map((await listDefinitions(db, supplierId)).map((one) => [one.name, one]));
  const typed = ([name, value]: [string, string]) => {
    const definition = definitions.get(name);
    return [name, (definition && readAttribute(definition, value)) ?? value] as const;
  };
  return Object.fromEntries(Object.entries(attributes).map(typed));
}

/** A supplier that back office names must be there. @throws DomainError `supplier-not-found` */
export async function definitionsOf(db: Db, { supplierId }: CatalogOwner): Promise<AttributeDefinition[]> {
  const supplier = await db.selectFrom('suppliers').select('id').where('id', '=', supplierId).executeTakeFirst();
  if (!supplier) throw new DomainError('supplier-not-found');
  return listDefinitions(db, supplierId);
}

/** @throws DomainError `supplier-not-found`, `changed-by-someone-else` when there are others than were seen */
export async function saveDefinitions(
  db: Db,
  owner: CatalogOwner,
  { definitions, seen = definitionsWith([]) }: BodyOf<typeof supplierAttributes.save>,
  { now, requestId }: { now: Date; requestId: string },
): Promise<AttributeDefinition[]> {
  await lockDefinitions(db, owner.supplierId);
  if (!isDeepStrictEqual(await definitionsOf(db, owner), seen)) throw new DomainError('changed-by-someone-else');
  await replaceDefinitions(db, owner.supplierId, definitions);
  await recordAudit(
    db,
    { now, scope: owner, requestId },
    'supplier.attributes-changed',
    ['supplier', owner.supplierId],
    { names: definitions.map(({ name }) => name) },
  );
  return listDefinitions(db, owner.supplierId);
}
