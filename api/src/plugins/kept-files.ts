import { statSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';

/** What an answer says about the file itself; everything else belongs to the request. */
const ofTheFile = ['content-type', 'content-encoding', 'content-length', 'etag', 'last-modified', 'vary', 'accept-ranges'] as const;

type Kept = { headers: Record<string, string | number | string[]>; body: Buffer; stamp: string };

/** The whole published front end is smaller; a tree that is not starts over. */
const mostBytes = 8_000_000;

/**
 * Files of the front end in memory, as they were last sent. Reading one takes half a dozen turns through the thread
 * pool, and on a small machine each of them waits behind the browser or the database: the login page stood still for it.
 *
 * A file is kept by its path and encoding with the time of its last change, so what is published anew is read anew.
 * Whatever is not a plain request for a whole file goes past it.
 *
 * @param pathOf the file that a request is answered with
 */
export function keptFiles(pathOf: (request: FastifyRequest) => string) {
  const kept = new Map<string, Kept>();
  // Looked at before the file is read: one that is replaced meanwhile is read once more and never kept for too long.
  const asked = new WeakMap<FastifyRequest, string>();
  let bytes = 0;

  const keep: onSendAsyncHookHandler = async (request, reply, payload) => {
    const key = keyOf(request, pathOf(request));
    const stamp = asked.get(request);
    if (!key || !stamp || reply.statusCode !== 200 || !(payload instanceof Readable)) return payload;
    const body = await buffer(payload);
    if (bytes + body.length > mostBytes) {
      kept.clear();
      bytes = 0;
    }
    bytes += body.length - (kept.get(key)?.body.length ?? 0);
    const headers = Object.fromEntries(ofTheFile.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name) ?? '']] : [])));
    kept.set(key, { headers, body, stamp });
    return body;
  };

  /** Answers from memory; false = the file has to be read. */
  const sendKept = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const path = pathOf(request);
    const key = keyOf(request, path);
    if (!key) return false;
    const stamp = changedAt(path);
    if (stamp === undefined) return false;
    asked.set(request, stamp);
    const found = kept.get(key);
    if (found?.stamp !== stamp) return false;
    void reply.headers(found.headers).send(found.body);
    return true;
  };
  return { keep, sendKept };
}

/** One per encoding that is served; weights, ranges and questions whether a copy is still good are left to the file server. */
function keyOf({ method, headers }: FastifyRequest, path: string): string | undefined {
  if (method !== 'GET' || headers.range || headers['if-none-match'] || headers['if-modified-since']) return undefined;
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string' || accepted.includes('q=')) return undefined;
  const encoding = ['br', 'gzip'].find((name) => accepted.split(/,\s*/).includes(name));
  return encoding && `${encoding} ${path}`;
}

/**
 * When the file and its compressed twins were last changed; undefined for an address that can be none. Not asked of the
 * thread pool on purpose: from the system's memory it takes microseconds.
 */
function changedAt(path: string): string | undefined {
  try {
    return ['', '.br', '.gz'].map((twin) => statSync(path + twin, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
  } catch {
    return undefined;
  }
}
