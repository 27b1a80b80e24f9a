import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { ownKey } from './own-key.ts';

type Key = Pick<Config, 'secretsKey' | 'dataDir'>;

/** The key of one purpose: what is sealed for one is nothing for another. */
function keyFor(config: Key, purpose: string): Buffer {
  return Buffer.from(
    hkdfSync('sha256', config.secretsKey ?? ownKey(config.dataDir, 'secrets.key'), 'portal', purpose, 32),
  );
}

/**
 * A text encrypted for storage (AES-256-GCM: nonce, tag, text). `owner` is bound to it, so that rows cannot be swapped.
 */
export function seal(config: Key, purpose: string, owner: string, text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(config, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text behind `seal`; undefined when key, owner or bytes are not those it was sealed with. */
export function unseal(config: Key, purpose: string, owner: string, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(config, purpose), sealed.subarray(0, 12))
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
