import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

// Two at once leave the other requests their share of a small machine (SECURITY T15).
const slots = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= slots) await new Promise<void>((next) => waiting.push(next));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** A password as it is stored: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await inSlot(() => derive('argon2id', { message: password.normalize('NFC'), nonce: salt, ...cost }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(hash)}`;
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const decoy = { salt: randomBytes(16), hash: randomBytes(32) };

/**
 * True when the password is the stored one. Without a stored one (unknown address, login by link only) it takes the
 * same time and is never true, so that an answer's delay tells nothing (SECURITY T14).
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const parts = form.exec(stored ?? '');
  const setting = parts ? { memory: Number(parts[1]), passes: Number(parts[2]), parallelism: Number(parts[3]) } : cost;
  const salt = parts ? Buffer.from(parts[4] ?? '', 'base64') : decoy.salt;
  const expected = parts ? Buffer.from(parts[5] ?? '', 'base64') : decoy.hash;
  const actual = await inSlot(() =>
    derive('argon2id', { message: password.normalize('NFC'), nonce: salt, ...setting, tagLength: expected.length }),
  );
  return timingSafeEqual(actual, expected) && parts !== null;
}
