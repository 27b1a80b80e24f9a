/** A remote's route pattern with its parameters filled, also those behind the question mark; none without a value. */
export function fillAddress(pattern: string | undefined, values: object): string | undefined {
  const known = new Map<string, unknown>(Object.entries(values));
  const isKnown = [...(pattern ?? '').matchAll(/:(\w+)/g)].every(([, name = '']) => (known.get(name) ?? '') !== '');
  if (!isKnown) return undefined;
  return pattern?.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(known.get(name))));
}
