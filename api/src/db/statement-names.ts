import { createHash } from 'node:crypto';
import type pg from 'pg';

const names = new Map<string, string>();
const most = 2_000;

/** Connections on which no statement gets a name. */
const unnamed = new WeakSet<pg.ClientBase>();

/**
 * A pooler may answer the next transaction with another connection of Postgres, which does not know the names of this
 * one.
 */
export function withoutNames(client: pg.ClientBase): void {
  unnamed.add(client);
}

/**
 * The name under which Postgres keeps a statement's plan on this connection. Planning costs as much as running
 * (PERFORMANCE), so each distinct text is planned once a connection. The number of names is capped: a text beyond it
 * goes unnamed.
 */
export function statementName(client: pg.ClientBase, text: string): string | undefined {
  if (unnamed.has(client)) return undefined;
  const known = names.get(text);
  if (known) return known;
  if (names.size >= most) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
