import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';

export type NamedStatement = { name?: string; text: string };

const statements = new Map<string, NamedStatement>();
const most = 2_000;
let edition = '';

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
 * A statement with the name under which Postgres keeps its plan on this connection. Planning costs as much as running
 * (PERFORMANCE), so each distinct text is planned once a connection. The number of names is capped: a text beyond it
 * goes unnamed.
 */
export function namedStatement(client: pg.ClientBase, text: string): NamedStatement {
  if (unnamed.has(client)) return { text };
  const known = statements.get(text);
  if (known) return known;
  if (statements.size >= most) return { text };
  const own = edition === '' ? text : `${text} /* ${edition} */`;
  const statement = { name: createHash('sha1').update(own).digest('base64url'), text: own };
  statements.set(text, statement);
  return statement;
}

/**
 * The plan of a statement was stale, and so may be others. A pooler keeps them on its connections, whichever connection
 * asks, and knows them by their text: from now on all of this process have another one. Failures of statements that
 * were asked for before say nothing new.
 */
export function planAnew(text: string, stale: NamedStatement): void {
  if (statements.get(text) !== stale) return;
  edition = randomUUID();
  forgetNames();
}

/** Begins anew with the count of names. */
export const forgetNames = (): void => statements.clear();
