import { dependantsNamed, type Dependant, type DependantKind } from '@portal/contract/dependants';
import type { ErrorDetail, ErrorKey } from '@portal/contract/errors';
import { sql, type RawBuilder } from 'kysely';
import { DomainError } from '../http/domain-error.ts';
import type { Db } from './tenant.ts';

/** Selects of `id` and `name`, and of `of_id` and `of_name` where it belongs to someone. */
export type Uses = Partial<Record<DependantKind, RawBuilder<unknown>>>;
type Row = { id: string; name: string; of_id?: string; of_name?: string; total: number };

/** The first of each kind by name, and how many there are beyond them. */
export async function readDependants(db: Db, uses: Uses): Promise<{ named: Dependant[]; more: number }> {
  const found = await Promise.all(
    Object.entries(uses).map(async ([kind, from]) => {
      const { rows } = await sql<Row>`select u.*, (count(*) over ())::int as total from (${from}) u
        order by u.name, u.id limit ${dependantsNamed}`.execute(db);
      return { kind: kind as DependantKind, rows };
    }),
  );
  const named = found.flatMap(({ kind, rows }) =>
    rows.map(({ id, name, of_id: ofId, of_name: ofName }) => ({
      kind,
      id,
      name,
      of: ofId && ofName ? { id: ofId, name: ofName } : null,
    })),
  );
  const more = found.reduce((sum, { rows }) => sum + (rows[0]?.total ?? 0) - rows.length, 0);
  return { named, more };
}

/** A refusal that names what stands in the way. */
export function refusedFor(
  key: ErrorKey,
  { named, more }: { named: readonly Dependant[]; more: number },
  path = 'dependants',
): DomainError {
  const details: ErrorDetail[] = named.map((dependant) => ({ path, key, dependant }));
  return new DomainError(key, more > 0 ? [...details, { path, key, more }] : details);
}

/** @throws DomainError `key` with names while any of the selects finds a row */
export async function assertUnused(db: Db, key: ErrorKey, uses: Uses, path?: string): Promise<void> {
  const found = await readDependants(db, uses);
  if (found.named.length > 0) throw refusedFor(key, found, path);
}
