import type pg from 'pg';
import { DomainError } from '../http/domain-error.ts';

/** Thrown by a use that has waited for the one of another instance as long as it may: the thing is being used there. */
export class UsedElsewhere extends Error {}

/** How a use ended: it worked, or this went wrong. */
type End = { worked: true } | { worked: false; error: unknown };

const underWay = new WeakMap<pg.Pool, Map<string, Promise<End>>>();

/**
 * Uses of one single-use thing that come at the same time wait here for each other: on the row's lock they would hold
 * every connection of the pool. Instances meet at that lock, one use of each.
 *
 * @throws whatever `use` throws; `refusal` to those who waited for one that worked; what cut that one off, to all of
 *   them
 */
export async function oneAtATime<T>(
  pool: pg.Pool,
  thing: string,
  refusal: () => DomainError,
  use: () => Promise<T>,
): Promise<T> {
  const uses = underWay.get(pool) ?? new Map<string, Promise<End>>();
  underWay.set(pool, uses);
  for (let before = uses.get(thing); before; before = uses.get(thing)) {
    const end = await before;
    if (end.worked || end.error instanceof UsedElsewhere) throw refusal();
    if (!(end.error instanceof DomainError)) throw end.error;
  }
  const using = use();
  uses.set(
    thing,
    using
      .then(
        (): End => ({ worked: true }),
        (error: unknown): End => ({ worked: false, error }),
      )
      .finally(() => uses.delete(thing)),
  );
  return using.catch((error: unknown) => {
    throw error instanceof UsedElsewhere ? refusal() : error;
  });
}
