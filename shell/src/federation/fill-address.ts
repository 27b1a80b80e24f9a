/** A remote's route pattern with its parameters filled, also those behind the question mark. */
export function fillAddress(pattern: string | undefined, values: object): string | undefined {
  const known = new Map<string, unknown>(Object.entries(values));
  return pattern?.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(known.get(name))));
}
