import { createHash } from 'node:crypto';
import type { auditFindings } from '@portal/contract/audit';

/** One line of the audit log as the database writes it for sealing. */
export type AuditLine = { id: number; text: string };
/** One link of the chain. `lineAt` in microseconds since 1970. */
export type Seal = { sealNo: number; lineId: number; lineAt: number; lineHash: Buffer; hash: Buffer };
/** The newest link, as it is kept outside the database. */
export type Head = { sealNo: number; hash: string };

/** What is wrong, with the first line or seal it shows at; undefined when the log is as it was written. */
export type Finding = { problem: (typeof auditFindings)[number]; id: number };

const sha256 = (...parts: Buffer[]) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

function eightBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(value));
  return bytes;
}

/** The hash of a link: the one before it, the line, and when it was written. */
export const linkHash = (previous: Buffer, lineHash: Buffer, lineAt: number): Buffer =>
  sha256(previous, lineHash, eightBytes(lineAt));
export const lineHash = (text: string): Buffer => sha256(Buffer.from(text));

export type Checked = {
  lines: readonly AuditLine[];
  /** in the order of their numbers */
  seals: readonly Seal[];
  /** what is kept outside, when something is */
  head?: Head | undefined;
  /** lines from before this moment (microseconds) may have been forgotten */
  forgottenBefore: number;
  /** lines with a greater number were written just now and need no seal yet */
  newestSealed: number;
};

/**
 * Compares lines, seals and head: a line that was changed, removed, added or exchanged, and a chain that was cut or
 * computed anew, all show (SECURITY T19).
 */
export function verifyChain({ lines, seals, head, forgottenBefore, newestSealed }: Checked): Finding | undefined {
  const texts = new Map(lines.map(({ id, text }) => [id, text]));
  let previous: Buffer = Buffer.alloc(0);
  let number = 0;
  for (const seal of seals) {
    number += 1;
    if (seal.sealNo !== number) return { problem: 'seal missing', id: number };
    const text = texts.get(seal.lineId);
    if (text === undefined && seal.lineAt >= forgottenBefore) return { problem: 'line missing', id: seal.lineId };
    if (text !== undefined && !lineHash(text).equals(seal.lineHash))
      return { problem: 'line changed', id: seal.lineId };
    if (!linkHash(previous, seal.lineHash, seal.lineAt).equals(seal.hash))
      return { problem: 'chain broken', id: seal.sealNo };
    if (head?.sealNo === number && seal.hash.toString('hex') !== head.hash)
      return { problem: 'chain broken', id: number };
    texts.delete(seal.lineId);
    previous = seal.hash;
  }
  if (head && head.sealNo > number) return { problem: 'chain shorter than its head', id: number + 1 };
  const unsealed = [...texts.keys()].filter((id) => id <= newestSealed).sort((a, b) => a - b)[0];
  return unsealed === undefined ? undefined : { problem: 'line not sealed', id: unsealed };
}
