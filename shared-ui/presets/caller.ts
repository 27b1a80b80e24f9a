import { expect, type APIRequestContext } from '@playwright/test';
import { asSeen } from '@portal/contract/seen-by';
import type { SignedIn } from './browser.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';
/** One call of a person who saw what it binds to: answers the data, or fails with what the API said. */
export type Caller = <T>(method: Method, path: string, data?: object) => Promise<T>;

export function callerOf(request: APIRequestContext, token: string): Caller {
  const ask: Caller = async <T>(method: Method, path: string, given?: object) => {
    const data = method === 'POST' && given ? await asSeen(ask, path, given) : given;
    const answer = await request.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data ? { data } : {}),
    });
    expect(answer.ok(), `${method} ${path}: ${answer.ok() ? '' : await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  return ask;
}

/** Signed in by the invitation that was mailed; the mail leaves after the answer. */
export async function signedInByMail(request: APIRequestContext, email: string): Promise<SignedIn> {
  let token = '';
  await expect(async () => {
    const { data } = (await (await request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json()) as {
      data: { text: string }[];
    };
    token = data.map(({ text }) => /\/auth\/validate-token\/([\w-]+)/.exec(text)?.[1] ?? '').find(Boolean) ?? '';
    expect(token, `an invitation to ${email}`).not.toBe('');
  }).toPass({ timeout: 40_000 });
  const answer = await request.post('/api/auth/validate-token', { data: { token, confirmed: true } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}
