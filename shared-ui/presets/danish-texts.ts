import { textsOf } from './catalogs.ts';

/** The Danish of an English text as it stands on a page; undefined for a name or a text that no catalog knows. */
export type DanishTexts = (english: string) => string | undefined;

/** Looks a text up in the catalogs of some packages, the last one first; what a text is filled with is carried over. */
export async function danishTexts(folders: readonly string[]): Promise<DanishTexts> {
  const texts = (await Promise.all(folders.map((folder) => textsOf(folder, 'da-dk')))).reverse().flat();
  const plain = new Map(texts.toReversed());
  const patterns = texts
    .filter(([english]) => english.includes('{'))
    .map(([english, danish]) => ({ matches: patternOf(english), danish }));
  return (english) =>
    plain.get(english) ??
    patterns
      .map(({ matches, danish }) => filled(matches.exec(english)?.groups, danish))
      .find((text) => text !== undefined);
}

const placeholder = /\{(\w+)\}/g;

/** `Edit {name}` as a pattern. Plurals and texts that are nothing but a placeholder match nothing. */
function patternOf(english: string): RegExp {
  const words = english.replaceAll(placeholder, '');
  if (/[{}<>]/.test(words) || !/\p{L}{3}/u.test(words)) return /$^/;
  const seen = new Set<string>();
  const escaped = english.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  const pattern = escaped.replaceAll(placeholder, (_, name: string) => {
    if (seen.has(name)) return String.raw`\k<p${name}>`;
    seen.add(name);
    return `(?<p${name}>.+)`;
  });
  return new RegExp(`^${pattern}$`, 'u');
}

const filled = (groups: Record<string, string> | undefined, danish: string): string | undefined =>
  groups && danish.replaceAll(placeholder, (_, name: string) => groups[`p${name}`] ?? '');
