const special = /[\\\n\r\t]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One value in COPY's text format; null is `\N`. */
export function copyValue(value: string | null): string {
  if (value === null) return '\\N';
  return value.replace(special, (character) => escapes[character] ?? character);
}

/** Texts as an array literal of Postgres. */
export function pgArray(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
}
