import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, TestApp } from '../test-app.ts';

/** One try of a request that got no answer, or that the portal could not serve. */
export type Failure = { from: number; until: number; what: string };

/** What a person's browser does: sends every change under a key, and again until it is answered. */
export type Client = Pick<TestApp, 'call' | 'upload'> & {
  readonly failures: readonly Failure[];
  /** answered requests by status */
  readonly answered: Readonly<Record<number, number>>;
  /** changes that were acknowledged, by what they are */
  readonly acts: Readonly<Record<string, number>>;
  /** how many wait for an answer now */
  underWay(): number;
  /** no further request leaves until it is opened again */
  hold(): void;
  release(): void;
};

const patienceMs = 20_000;
const giveUpMs = 300_000;

export function startClient(url: string): Client {
  const failures: Failure[] = [];
  const answered: Record<number, number> = {};
  const acts: Record<string, number> = {};
  let waiting = 0;
  let gate = Promise.withResolvers<void>();
  gate.resolve();

  const once = async (path: string, init: RequestInit): Promise<Answer | string> => {
    waiting += 1;
    try {
      const got = await fetch(`${url}/api${path}`, { ...init, signal: AbortSignal.timeout(patienceMs) });
      const raw = Buffer.from(await got.arrayBuffer());
      const isJson = got.headers.get('content-type')?.includes('json') ?? false;
      const body = (isJson && raw.length > 0 ? JSON.parse(raw.toString()) : {}) as Answer['body'];
      // 413: the machine was too busy to recognise an upload in time; the report counts what was sent again.
      const isLater = [413, 429, 502, 503].includes(got.status) || body.message === 'request-in-progress';
      if (isLater) return String(got.status);
      answered[got.status] = (answered[got.status] ?? 0) + 1;
      return { status: got.status, body, headers: Object.fromEntries(got.headers), raw };
    } catch (error) {
      return (error as Error).name;
    } finally {
      waiting -= 1;
    }
  };
  const until = async (method: string, path: string, init: RequestInit): Promise<Answer> => {
    const headers = { 'idempotency-key': randomUUID(), ...(init.headers as Record<string, string>) };
    for (const began = Date.now(); ;) {
      await gate.promise;
      const from = Date.now();
      const answer = await once(path, { ...init, method, headers });
      const act = `${method} ${path.replace(/[\da-f-]{36}|\?.*/g, '…')}`;
      if (typeof answer !== 'string') {
        if (method !== 'GET' && answer.status < 300) acts[act] = (acts[act] ?? 0) + 1;
        return answer;
      }
      failures.push({ from, until: Date.now(), what: `${answer} ${act}` });
      if (Date.now() - began > giveUpMs) throw new Error(`${method} ${path} was not answered: ${answer}`);
      await pause(200 + Math.random() * 300);
    }
  };
  const bearer = (token?: string) => (token ? { authorization: `Bearer ${token}` } : {});
  return {
    failures,
    answered,
    acts,
    underWay: () => waiting,
    hold() {
      gate = Promise.withResolvers<void>();
    },
    release: () => gate.resolve(),
    call: (method = 'GET', path, { token, body, headers } = {}) =>
      until(method, path, {
        headers: {
          ...bearer(token),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    upload(path, { name, bytes }, { token, fields = {}, headers }) {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      return until('POST', path, { headers: { ...bearer(token), ...headers }, body: form });
    },
  };
}
