import { fullTest } from '../../../test/full-test.ts';
import { creditCalls, type CreditCalls } from '../../../test/given-credits.ts';
import { givenFinalSalary } from '../../../test/given-final-salary.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { brokenInvariants } from '../../invariants/broken-invariants.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' }, { perTest: true });
let given: Awaited<ReturnType<typeof givenFinalSalary>>;

beforeEach(async () => {
  given = await givenFinalSalary(t);
  await t.database.owner.query('update company_settings set auto_send_salary_file = false');
});

const calls = creditCalls(t, () => given);
const problems = async () =>
  dataOf<{ problems: { reason: string; employee: { name: string } | null }[] }>(
    await t.call('GET', '/company/salaryfiles/calendar', { token: given.world.company.token }),
  ).problems.map(({ reason, employee }) => [reason, employee?.name]);

test('a return gives each part back with the code it was deducted with, whatever the settings are', async () => {
  await calls.settle('NET');
  await calls.runAt('2027-10-20T04:30:00Z');
  expect(await calls.linesOf('2027-10')).toEqual([
    ['45', 10 * 22_893],
    ['48', 621_868],
  ]);
  await calls.changeCodes();
  await calls.returnFaulty('2027-09-05');
  await calls.runAt('2027-11-20T05:30:00Z');
  expect(await calls.linesOf('2027-11')).toEqual([
    ['45', -2 * 22_893],
    ['48', -621_868],
  ]);
  expect(await brokenInvariants(t.database.owner, t.clock.now())).toEqual([]);
});

test('a credit of before, whose code is not known any more, waits alone and names its person', async () => {
  await calls.settle('NET');
  await calls.runAt('2027-10-20T04:30:00Z');
  await t.database.owner.query('update salary_files set wage_codes = null');
  await calls.changeCodes({ gross: '45', final_net: '' });
  await calls.setExit(null);
  expect(await problems()).toEqual([['SETTLEMENT_CODE_MISSING', 'Anna Holm']]);
  await calls.runAt('2027-11-20T05:30:00Z');
  expect(await calls.linesOf('2027-11')).toEqual([['45', 22_893]]);
  expect(await problems()).toEqual([['SETTLEMENT_CODE_MISSING', 'Anna Holm']]);
  await t.work();
  const mail = (await t.mails(given.world.company.email)).find(({ kind }) => kind === 'salary-file-problem');
  expect(mail?.text).toContain('Wage code of a credit or final salary missing: Anna Holm');
  expect(mail?.text).not.toContain('Nothing was deducted');
  // Once it is set, the credit goes with the next file.
  await calls.changeCodes({ gross: '45', final_net: '48' });
  expect(await problems()).toEqual([]);
  await calls.runAt('2027-12-20T05:30:00Z');
  expect(await calls.linesOf('2027-12')).toEqual([
    ['48', -621_868],
    ['45', 22_893],
  ]);
});

test('a settlement whose code was taken away waits alone: nobody else’s deduction does', async () => {
  await calls.settle('GROSS');
  await calls.changeCodes({ gross: '45', final_gross: ' ' });
  await calls.runAt('2027-10-20T04:30:00Z');
  expect(await calls.linesOf('2027-10')).toEqual([['45', 10 * 22_893]]);
  expect(await problems()).toEqual([['SETTLEMENT_CODE_MISSING', 'Anna Holm']]);
});

const drawn = 22_893;
type Lines = [code: string, minor: number][];

/** Ways to give back or charge, each with Anna's lines of the file after it; October's holds ten months. */
const kinds: { name: string; before: (c: CreditCalls) => unknown; act: (c: CreditCalls) => unknown; lines: Lines }[] = [
  {
    name: 'a withdrawn exit gives back a net settlement',
    before: (c) => c.settle('NET'),
    act: (c) => c.setExit(null),
    lines: [
      ['95', drawn],
      ['48', -621_868],
    ],
  },
  {
    name: 'a withdrawn exit gives back a gross settlement',
    before: (c) => c.settle('GROSS'),
    act: (c) => c.setExit(null),
    lines: [
      ['95', drawn],
      ['47', -497_494],
    ],
  },
  {
    name: 'a charged return joins the credit of a net settlement',
    before: (c) => c.settle('NET'),
    act: async (c) => {
      await c.setExit(null);
      await c.chargeReturn('2027-11-10');
    },
    lines: [
      ['95', drawn],
      ['95', 13 * drawn],
      ['48', -621_868],
    ],
  },
  {
    name: 'a deleted order gives back gross draws',
    before: () => undefined,
    act: (c) => c.deleteOrder(),
    lines: [['45', -10 * drawn]],
  },
  {
    name: 'a deleted order gives back draws that are part gross, part net',
    before: (c) => c.drawBoth(),
    act: (c) => c.deleteOrder(),
    lines: [
      ['45', -10 * 20_000],
      ['46', -10 * (drawn - 20_000)],
    ],
  },
  {
    name: 'a deleted order gives back draws and a gross settlement apart',
    before: (c) => c.settle('GROSS'),
    act: (c) => c.deleteOrder(),
    lines: [
      ['45', -10 * drawn],
      ['47', -497_494],
    ],
  },
  {
    name: 'back office gives back more months of a deleted order',
    before: () => undefined,
    act: async (c) => {
      await t.database.owner.query("update company_settings set return_policy = 'WAIVE'");
      await c.returnFaulty('2027-10-10');
      await c.giveBack('2027-09');
    },
    lines: [['45', -2 * drawn]],
  },
];

fullTest.each(kinds)('$name, with the code it was drawn with', async ({ before, act, lines }) => {
  await t.database.owner.query("update company_settings set return_policy = 'CHARGE'");
  await before(calls);
  await calls.runAt('2027-10-20T04:30:00Z');
  await calls.changeCodes();
  await act(calls);
  await calls.runAt('2027-11-20T05:30:00Z');
  expect(await calls.linesOf('2027-11')).toEqual(lines);
  expect(await brokenInvariants(t.database.owner, t.clock.now())).toEqual([]);
});
