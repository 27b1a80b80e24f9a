import { givenCompany, givenPassword, givenPerson, givenSupplier } from '../../../test/given.ts';
import { loginCalls, password, withoutRequestId } from '../../../test/login-calls.ts';
import { apiSuite, bodyOf, type SignedIn } from '../../../test/test-app.ts';

const t = apiSuite();

const { logIn, check, owner, admin } = loginCalls(() => t);

describe('several memberships', () => {
  test('T5: by priority first, then as last time, and each token acts only in the chosen one', async () => {
    const [company, other, supplier] = [await givenCompany(t), await givenCompany(t), await givenSupplier(t)];
    const person = await givenPerson(t, { role: 'company', company_id: company.id });
    await givenPassword(t, person, password);
    await owner(`insert into memberships (user_id, role, supplier_id) values ($1, 'supplier', $2)`, [
      person.userId,
      supplier.id,
    ]);
    await owner(`insert into memberships (user_id, role, company_id) values ($1, 'company', $2)`, [
      person.userId,
      other.id,
    ]);
    const first = bodyOf<SignedIn>(await logIn(person.email));
    expect(first.user.role).toBe('supplier');
    expect(first.user.memberships.map(({ name }) => name).toSorted()).toEqual(
      [company.name, other.name, supplier.name].toSorted(),
    );

    const wanted = first.user.memberships.find(({ companyId }) => companyId === other.id)!;
    const chosen = await t.call('POST', '/auth/membership', { token: first.token, body: { membershipId: wanted.id } });
    expect(chosen.body).toMatchObject({ user: { role: 'company', companyId: other.id, companyName: other.name } });
    expect((await check(first.token)).body).toMatchObject({
      data: { user: { companyId: other.id }, company: { id: other.id, name: other.name } },
    });
    expect((await logIn(person.email)).body).toMatchObject({ user: { companyId: other.id } });
  });

  test('T5: a key that was used in one company says nothing of it in another company of the same login', async () => {
    const [one, other] = [await givenCompany(t), await givenCompany(t)];
    await owner(`insert into memberships (user_id, role, company_id) values ($1, 'company', $2)`, [
      one.userId,
      other.id,
    ]);
    await givenPassword(t, one, password);
    const { token, user } = bodyOf<SignedIn>(await logIn(one.email));
    const actAs = (id: string) =>
      t.call('POST', '/auth/membership', {
        token,
        body: { membershipId: user.memberships.find(({ companyId }) => companyId === id)!.id },
      });
    await owner('update company_settings set insurance_waiting_months = 7 where company_id = $1', [one.id]);
    const save = () =>
      t.call('PATCH', '/company/settings', {
        token,
        headers: { 'idempotency-key': 'same-key-twice' },
        body: { version: 1, catchUpMax: 5 },
      });
    await actAs(one.id);
    expect((await save()).body).toMatchObject({ data: { insuranceWaitingMonths: 7 } });
    // A view is kept with the login, and yet belongs to the company that it was saved in.
    const keep = () =>
      t.call('POST', '/user/views', {
        token,
        headers: { 'idempotency-key': 'same-view-twice' },
        body: { list: 'orders', name: 'Late', search: '', isShared: false, isDefault: false },
      });
    expect((await keep()).status).toBe(201);
    expect((await keep()).status).toBe(201);
    await actAs(other.id);
    expect((await save()).body).toMatchObject({ message: 'idempotency-key-reused' });
    expect((await keep()).body).toMatchObject({ message: 'idempotency-key-reused' });
  });

  test('T5: a foreign membership answers like a missing one', async () => {
    const [person, stranger] = [await admin(), await givenCompany(t)];
    const foreign = await t.call('POST', '/auth/membership', {
      token: person.token,
      body: { membershipId: stranger.membershipId },
    });
    const missing = await t.call('POST', '/auth/membership', {
      token: person.token,
      body: { membershipId: '00000000-0000-4000-8000-000000000000' },
    });
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(missing));
    expect(foreign.status).toBe(404);
  });
});
