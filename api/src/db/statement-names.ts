import { createHash } from 'node:crypto';

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
