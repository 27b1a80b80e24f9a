import type { PublicShape } from './public-shape.ts';

type Bump = 'none' | 'minor' | 'major';

/**
 * By how much a package's version must rise for what changed in what others use: a minor one for what is new, a major
 * one for what is gone, has another type, or must be sent from now on.
 */
export function neededBump(last: PublicShape, now: PublicShape): Bump {
  const [before, after] = [linesOf(last), linesOf(now)];
  const isGone = [...before.keys()].some((line) => !after.has(line));
  const added = [...after].filter(([line]) => !before.has(line)).map(([, sent]) => sent);
  const known = new Set([...before.values()].flatMap((sent) => (sent ? prefixesOf(sent) : [])));
  if (isGone || added.some((sent) => sent !== undefined && mustBeSent(sent, known))) return 'major';
  return added.length > 0 ? 'minor' : 'none';
}

/** What must be done about the version for what changed since the last release; undefined when it is high enough. */
export function versionFault(last: PublicShape, now: PublicShape): string | undefined {
  const [major = 0, minor = 0] = last.version.split('.').map(Number);
  const [nowMajor = 0, nowMinor = 0] = now.version.split('.').map(Number);
  const bump = neededBump(last, now);
  const isHighEnough = {
    none: true,
    minor: nowMajor > major || (nowMajor === major && nowMinor > minor),
    major: nowMajor > major,
  };
  if (isHighEnough[bump]) return undefined;
  const next = bump === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  return `a ${bump} change: raise ${last.version} to ${next}`;
}

/** A field that an endpoint takes: `POST /orders`, `body.note?`. */
type Sent = { endpoint: string; path: string };

/** Everything that others use, a line each, with the field where it is one that they send. */
function linesOf({ names, schemas, endpoints }: PublicShape): Map<string, Sent | undefined> {
  const lines = new Map<string, Sent | undefined>(names.map((name) => [name, undefined]));
  const add = (prefix: string, path: string, types: string, endpoint?: string): void => {
    for (const type of types.split(' | ')) {
      const inner = type.startsWith('#') ? schemas[type.slice(1)] : undefined;
      for (const [field, fieldTypes] of Object.entries(inner ?? {})) add(prefix, path + field, fieldTypes, endpoint);
      if (!inner) lines.set(`${prefix} ${path}: ${type}`, endpoint === undefined ? undefined : { endpoint, path });
    }
  };
  for (const [endpoint, { takes, answers }] of Object.entries(endpoints)) {
    lines.set(endpoint, { endpoint, path: '' });
    for (const [path, types] of Object.entries(takes)) add(`${endpoint} takes`, path, types, endpoint);
    for (const [path, types] of Object.entries(answers)) add(`${endpoint} answers`, path, types);
  }
  return lines;
}

/** `body.address?.city` of an endpoint → the endpoint, `body`, `body.address?` and itself. */
function prefixesOf({ endpoint, path }: Sent): string[] {
  const parts = path.split('.');
  return [endpoint, ...parts.map((_, index) => `${endpoint} ${parts.slice(0, index + 1).join('.')}`)];
}

/** A field that a caller of before does not send: new at an endpoint that was there, and not optional. */
function mustBeSent(sent: Sent, known: ReadonlySet<string>): boolean {
  const [endpoint = '', ...fields] = prefixesOf(sent);
  const firstNew = fields.find((field) => !known.has(field));
  return known.has(endpoint) && firstNew !== undefined && !/\?(\[\])*$/.test(firstNew);
}
