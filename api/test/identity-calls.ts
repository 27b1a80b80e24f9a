import type { Person } from './given.ts';
import type { Answer, TestApp } from './test-app.ts';

/**
 * Ways into the portal as tests of identities use them: from a network and a device, and by what the last mail holds.
 */
export function identityCalls(stage: () => TestApp) {
  const from = async (network: string, path: string, payload: object): Promise<Answer> => {
    const answer = await stage().app.inject({ method: 'POST', url: `/api${path}`, remoteAddress: network, payload });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers, raw: answer.rawPayload };
  };
  const tokenIn = async (address: string): Promise<string | undefined> => {
    await stage().work();
    return /validate-token\/([\w-]+)/.exec((await stage().mails(address)).at(-1)?.text ?? '')?.[1];
  };
  return {
    from,
    /** the token of the newest mail to an address; undefined when none came */
    tokenIn,
    use: (token: string | undefined, more: object = {}) =>
      from('10.0.0.1', '/auth/validate-token', { token: token ?? 'none', ...more }),
    async useNewest(address: string, more: object = {}) {
      return from('10.0.0.1', '/auth/validate-token', { token: (await tokenIn(address)) ?? 'none', ...more });
    },
    ask: (email: string, more: object = {}) => from('10.0.0.1', '/auth/magiclink', { email, ...more }),
    /** what a person may act as, straight from the tables */
    async membershipsOf({ userId }: Pick<Person, 'userId'>): Promise<{ id: string; role: string }[]> {
      return (
        await stage().database.owner.query<{ id: string; role: string }>(
          'select id, role from memberships where user_id = $1 order by role, id',
          [userId],
        )
      ).rows;
    },
  };
}
