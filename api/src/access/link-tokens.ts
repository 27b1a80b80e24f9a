import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that only ever travel in a mail (SECURITY T4). */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token or nonce: a copy of the table opens no door. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The page that uses a link; the address comes from the configuration, never from a request. */
export const linkUrl = (publicUrl: string, token: string): string => `${publicUrl}/auth/validate-token/${token}`;
