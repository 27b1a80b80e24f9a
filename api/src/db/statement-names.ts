import { createHash } from 'node:crypto';
import type pg from 'pg';

const names = new Map<string, string>();
const most = 2_000;

/**
 * The name under which Postgres keeps a statement's plan. Planning costs as much as running (PERFORMANCE), so
 * each distinct text is planned once a connection. The number of names is capped: a text beyond it goes unnamed.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= most) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Connections (as pg-protocol sees them) on which no statement gets a name. */
const unnamed = new WeakSet<object>();
const wireOf = (client: pg.ClientBase) => (client as unknown as { connection: object }).connection;

/**
 * A pooler may answer the next transaction with another connection of Postgres, which does not know the names of this
 * one.
 */
export function withoutNames(client: pg.ClientBase): void {
  unnamed.add(wireOf(client));
}

export const keepsNames = (wire: object): boolean => !unnamed.has(wire);
export const keepsNamesOf = (client: pg.ClientBase): boolean => keepsNames(wireOf(client));
