import { bind } from './binding-call.ts';
import { givenCompany, givenSupplier, type Person } from './given.ts';
import { testApp, type Answer, type TestApp } from './test-app.ts';

/** A portal in which a reseller has two companies. */
export async function givenReseller() {
  const t = await testApp({ env: { LOGIN_LINKS_PER_HOUR: '1000' } });
  const supplier = await givenSupplier(t, { isReseller: true });
  const nordlys = await givenCompany(t, { supplierId: supplier.id });
  const other = await givenCompany(t, { supplierId: supplier.id });
  return { t, supplier, nordlys, other };
}

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
  let numbered = 0;
  return {
    from,
    post: (path: string, token: string, body?: object) => stage().call('POST', path, { token, body }),
    invite: (token: string, body: object) => bind(stage(), '/company/employees/invitations', { token, body }),
    /** an address that no other person of this test file has */
    fresh: (name: string) => `${name}${(numbered += 1)}@else.example`,
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
