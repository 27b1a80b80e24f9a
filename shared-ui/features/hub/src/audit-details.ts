type Change = { name: string; before: unknown; after: unknown };
type Fact = { name: string; value: unknown };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What only programs read: where a request went, and what it was told apart by. */
const technical = new Set(['route', 'from', 'texts', 'rulesVersion', 'version', 'dedupe']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  isObject(value) && 'before' in value && 'after' in value;
const isId = (value: unknown): boolean => typeof value === 'string' && uuid.test(value);

/** A list of things is told by its length: their ids say nothing to a person. */
const readable = (value: unknown): unknown =>
  Array.isArray(value) && value.some((one) => isId(one) || isObject(one)) ? value.length : value;

/**
 * What a line of the log says of itself, for people: changes with old and new value, and other facts. Ids and what only
 * programs read are left out.
 */
export function detailFacts(detail: Record<string, unknown>): { changes: Change[]; facts: Fact[] } {
  const { from, to } = detail;
  const changes: Change[] = [];
  const facts: Fact[] = [];
  // Earlier versions wrote whole rows of before and after.
  if (isObject(from) && isObject(to)) {
    for (const name of Object.keys(to))
      if (from[name] !== to[name] && !isId(to[name])) changes.push({ name, before: from[name], after: to[name] });
  }
  for (const [name, value] of Object.entries(detail)) {
    if (isChange(value)) changes.push({ name, ...value });
    else if (name === 'to' && isObject(value)) continue;
    else if (!technical.has(name) && !isId(value) && value !== null && value !== undefined && value !== '')
      facts.push({ name, value: readable(value) });
  }
  const told = new Set(changes.map(({ name }) => name));
  return {
    changes,
    facts: facts.flatMap((fact) => {
      if (fact.name !== 'fields' || !Array.isArray(fact.value)) return [fact];
      const rest = fact.value.filter((name) => !told.has(String(name)));
      return rest.length > 0 ? [{ name: 'fields', value: rest }] : [];
    }),
  };
}
