import type { Seen } from '@portal/contract/seen';
import { asSeen, bodyWith } from '@portal/contract/seen-by';
import type { InjectOptions } from 'fastify';
import type { Answer, TestApp } from './test-app.ts';

type Caller = Pick<TestApp, 'call'>;
type Options = { token: string; body?: unknown; headers?: Record<string, string> | undefined };
export type SeenBody = { seen: Seen } & Record<string, unknown>;

/** A binding act of a person who has just looked at its page. Where the page itself is refused, nothing was seen. */
export async function bind(t: Caller, path: string, { token, body = {}, headers }: Options): Promise<Answer> {
  return t.call('POST', path, {
    token,
    body: await seenBody(t, path, token, body as object),
    ...(headers ? { headers } : {}),
  });
}

/** Any call; one that binds is made as `bind` makes it. */
export async function callSeen(
  t: Caller,
  method: InjectOptions['method'],
  path: string,
  options: Options,
): Promise<Answer> {
  const { token, body, headers } = options;
  const seen = method === 'POST' ? await seenBody(t, path, token, (body ?? {}) as object) : undefined;
  const sent = seen && 'seen' in seen ? seen : body;
  return t.call(method, path, {
    token,
    ...(sent === undefined ? {} : { body: sent }),
    ...(headers ? { headers } : {}),
  });
}

/** The body that such a person would send now; kept and sent later, it is what was seen then. */
export function seenBody(t: Caller, path: string, token: string, body: object = {}): Promise<SeenBody> {
  const ask = async <T>(method: 'GET' | 'POST', asked: string, input?: object): Promise<T> => {
    const answer = await t.call(method, asked, { token, ...(input ? { body: input } : {}) });
    if (answer.status !== 200) throw new Refused();
    return answer.body.data as T;
  };
  return asSeen(ask, path, body).catch((failure: unknown) => {
    if (failure instanceof Refused) return bodyWith(path, body, []);
    throw failure;
  }) as Promise<SeenBody>;
}

class Refused extends Error {}
