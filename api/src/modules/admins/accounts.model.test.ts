import fc from 'fast-check';
import {
  givenAdmin,
  givenCompany,
  givenEmployee,
  givenPerson,
  givenSession,
  givenSupplier,
  type Person,
} from '../../../test/given.ts';
import { apiSuite } from '../../../test/test-app.ts';
import { walks } from '../../../test/walks.ts';

/**
 * Random sequences of who closes and opens whom, over the real database, beside a model that knows only RULES 3.5: a
 * company its own people, a supplier its own, back office all, a company and a supplier everybody in them. After every
 * step the tokens that were handed out long ago say who still gets in.
 */
const names = ['boss', 'colleague', 'mette', 'anna'] as const;
type Name = (typeof names)[number];
const steps = [
  'blockCompany',
  'openCompany',
  'blockSupplier',
  'openSupplier',
  'removeSupplier',
  'bossBlocksColleague',
  'bossOpensColleague',
  'colleagueBlocksBoss',
  'officeClosesBossMembership',
  'officeOpensBossMembership',
  'metteBlocksAnna',
  'metteLetsAnnaIn',
  'blockLoginOfBoss',
  'openLoginOfBoss',
  'blockLoginOfAnna',
  'openLoginOfAnna',
  'blockLoginOfMette',
] as const;
type Step = (typeof steps)[number];
type Model = {
  company: boolean;
  supplier: boolean;
  removed: boolean;
  organisation: Record<'boss' | 'colleague', boolean>;
  login: Record<'boss' | 'anna', boolean>;
  employee: boolean;
  endOfBoss: Verdict | null;
};
type Verdict = [status: number, key?: string];
type World = Record<Name, Person> & { office: Person; supplierId: string; companyId: string; annaId: string };

const t = apiSuite();
let office: Person;
beforeAll(async () => {
  office = await givenAdmin(t);
});

/** True is open, false is closed. Whose every door is open gets in. */
function getsIn(model: Model, who: Name): boolean {
  if (who === 'mette') return model.company;
  if (who === 'anna') return model.company && model.employee && model.login.anna;
  return model.supplier && !model.removed && model.organisation[who] && (who === 'colleague' || model.login.boss);
}

const out: Verdict = [401, 'this-account-is-not-allowed'];
const lastOne: Verdict = [403, 'last-admin-is-protected'];
const ended: Verdict = [401, 'invalid token'];

/** What RULES say to a step; the model moves with it. A session has one end, and keeps saying that one. */
function expected(model: Model, step: Step): Verdict {
  const go = (change: () => void): Verdict => {
    change();
    return [200];
  };
  const by = (who: 'boss' | 'colleague' | 'mette', rule: () => Verdict) => {
    if (getsIn(model, who)) return rule();
    return (who === 'boss' ? model.endOfBoss : who === 'colleague' && model.removed ? ended : null) ?? out;
  };
  const ofSupplier = (rule: () => Verdict): Verdict => (model.removed ? [404, 'supplier-not-found'] : rule());
  if (step === 'blockCompany' || step === 'openCompany')
    return go(() => {
      model.company = step === 'openCompany';
    });
  if (step === 'blockSupplier' || step === 'openSupplier')
    return ofSupplier(() =>
      go(() => {
        model.supplier = step === 'openSupplier';
      }),
    );
  if (step === 'removeSupplier')
    return ofSupplier(() =>
      go(() => {
        model.removed = true;
        model.endOfBoss ??= ended;
      }),
    );
  if (step === 'bossBlocksColleague' || step === 'bossOpensColleague')
    return by('boss', () =>
      go(() => {
        model.organisation.colleague = step === 'bossOpensColleague';
      }),
    );
  if (step === 'colleagueBlocksBoss')
    return by('colleague', () =>
      go(() => {
        model.organisation.boss = false;
      }),
    );
  if (step === 'officeClosesBossMembership')
    return ofSupplier(() =>
      model.organisation.boss && model.login.boss && !model.organisation.colleague
        ? lastOne
        : go(() => {
            model.organisation.boss = false;
          }),
    );
  // Back office opens the whole login with the membership.
  if (step === 'officeOpensBossMembership')
    return ofSupplier(() =>
      go(() => {
        model.organisation.boss = true;
        model.login.boss = true;
      }),
    );
  if (step === 'metteBlocksAnna')
    return by('mette', () =>
      model.employee
        ? go(() => {
            model.employee = false;
          })
        : [409, 'invalid-data-provided'],
    );
  if (step === 'metteLetsAnnaIn')
    return by('mette', () =>
      model.employee
        ? [409, 'invalid-data-provided']
        : go(() => {
            model.employee = true;
          }),
    );
  if (step === 'blockLoginOfBoss')
    return model.organisation.boss && !model.organisation.colleague
      ? lastOne
      : go(() => {
          model.login.boss = false;
          model.endOfBoss ??= out;
        });
  if (step === 'openLoginOfBoss')
    return go(() => {
      model.login.boss = true;
    });
  if (step === 'blockLoginOfMette') return lastOne;
  return go(() => {
    model.login.anna = step === 'openLoginOfAnna';
  });
}

/** Who asks, for what, and what it shall be. */
function commandOf(world: World, step: Step): [by: Person, path: string, status: 'ACTIVE' | 'BLOCKED'] {
  const { supplierId, companyId, annaId, boss, colleague, mette, anna } = world;
  const login = ({ userId }: Person) => `/admin/users/${userId}`;
  const membershipOfBoss = `/admin/suppliers/${supplierId}/admins/${boss.membershipId}`;
  return (
    {
      blockCompany: [office, `/admin/companies/${companyId}`, 'BLOCKED'],
      openCompany: [office, `/admin/companies/${companyId}`, 'ACTIVE'],
      blockSupplier: [office, `/admin/suppliers/${supplierId}`, 'BLOCKED'],
      openSupplier: [office, `/admin/suppliers/${supplierId}`, 'ACTIVE'],
      removeSupplier: [office, `/admin/suppliers/${supplierId}`, 'BLOCKED'],
      bossBlocksColleague: [boss, `/supplier/users/${colleague.membershipId}`, 'BLOCKED'],
      bossOpensColleague: [boss, `/supplier/users/${colleague.membershipId}`, 'ACTIVE'],
      colleagueBlocksBoss: [colleague, `/supplier/users/${boss.membershipId}`, 'BLOCKED'],
      officeClosesBossMembership: [office, membershipOfBoss, 'BLOCKED'],
      officeOpensBossMembership: [office, membershipOfBoss, 'ACTIVE'],
      metteBlocksAnna: [mette, `/company/employees/${annaId}`, 'BLOCKED'],
      metteLetsAnnaIn: [mette, `/company/employees/${annaId}`, 'ACTIVE'],
      blockLoginOfBoss: [office, login(boss), 'BLOCKED'],
      openLoginOfBoss: [office, login(boss), 'ACTIVE'],
      blockLoginOfAnna: [office, login(anna), 'BLOCKED'],
      openLoginOfAnna: [office, login(anna), 'ACTIVE'],
      blockLoginOfMette: [office, login(mette), 'BLOCKED'],
    } satisfies Record<Step, [Person, string, 'ACTIVE' | 'BLOCKED']>
  )[step];
}

async function act(world: World, step: Step): Promise<Verdict> {
  const [{ token }, path, status] = commandOf(world, step);
  const { version = 1 } = ((await t.call('GET', path, { token })).body.data ?? {}) as { version?: number };
  const answer =
    step === 'removeSupplier'
      ? await t.call('DELETE', path, { token })
      : await t.call('PATCH', path, { token, body: { version, status } });
  return answer.status < 300 ? [200] : [answer.status, answer.body.message!];
}

async function givenWorld(): Promise<World> {
  const supplier = await givenSupplier(t);
  const company = await givenCompany(t, { supplierId: supplier.id });
  const anna = await givenEmployee(t, company.id);
  const active = 'update users set last_successful_login = now() where id = any($1)';
  const colleague = await givenPerson(t, { role: 'supplier', supplier_id: supplier.id });
  await t.database.owner.query(active, [[supplier.userId, colleague.userId, company.userId, anna.userId]]);
  return {
    office,
    boss: supplier,
    colleague,
    mette: company,
    anna,
    supplierId: supplier.id,
    companyId: company.id,
    annaId: anna.id,
  };
}

test('a token is valid exactly while its login, membership and organisation are open, after any change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 14 }), async (walk) => {
      const world = await givenWorld();
      const model: Model = {
        company: true,
        supplier: true,
        removed: false,
        organisation: { boss: true, colleague: true },
        login: { boss: true, anna: true },
        employee: true,
        endOfBoss: null,
      };
      for (const step of walk) {
        const before = structuredClone(model);
        const verdict = expected(model, step);
        expect([step, before, await act(world, step)]).toEqual([step, before, verdict]);
        for (const name of names) {
          // Sessions of a blocked login are over; an unblocked person logs in again.
          if (getsIn(model, name) && !getsIn(before, name)) {
            world[name] = { ...world[name], token: await givenSession(t, world[name]) };
            if (name === 'boss') model.endOfBoss = null;
          }
          const { status } = await t.call('GET', '/auth/check-session', { token: world[name].token });
          expect([step, before, name, status]).toEqual([step, before, name, getsIn(model, name) ? 200 : 401]);
        }
      }
    }),
    walks(16),
  );
});
