import { withinCeiling, type CaughtUpDraw } from '@portal/contract/catch-up';
import { addPeriods, type Day, type Period } from '@portal/contract/days';
import type { SalaryCalendar } from '@portal/contract/salary-calendar';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { waitingFile } from '../make/automatic-file.service.ts';
import { problemsAhead } from '../make/coming-problems.queries.ts';
import { comingPeriods, duePeriod, runsShown } from '../make/due-period.rules.ts';
import { listProblems } from '../make/problems.queries.ts';
import { payrollSettings } from '../payroll-settings.queries.ts';

/** The next automatic files with what is planned for them, what waits for a file by hand, and open problems. */
export async function salaryCalendar(
  db: Db,
  scope: CompanyScope,
  at: { now: Date; today: Day },
): Promise<SalaryCalendar> {
  const settings = await payrollSettings(db, scope);
  const coming = comingPeriods(at.now, settings.salaryDay, runsShown);
  const next = addPeriods(duePeriod(at.now, settings.salaryDay), 1);
  const planned = await plannedByPeriod(db, scope, addPeriods(next, runsShown - 1), at.today);
  const caughtUp = catchUp(await olderDraws(db, scope, next), coming, settings.catchUpMax);
  const runs = coming.map((run, index) => {
    const own = planned.filter(({ method, period }) => method === 'AUTOMATIC' && period === run.period);
    return { ...run, ...summed([...own, ...(caughtUp.taken[index] ?? [])]) };
  });
  const open = await listProblems(db, scope);
  const known = new Set(open.map(({ reason, employee }) => `${reason} ${employee?.id}`));
  const ahead = (await problemsAhead(db, scope, settings, next, at.now)).filter(
    ({ reason, employee }) => !known.has(`${reason} ${employee?.id}`),
  );
  return {
    salaryDay: settings.salaryDay,
    autoSend: settings.autoSend,
    recipients: settings.recipients,
    runs,
    problems: [...open, ...ahead],
    byHand: summed(planned.filter(({ method, isDue }) => method === 'MANUAL' && isDue)),
    later: summed(caughtUp.later),
    waiting: await waitingFile(db, scope, settings, at.now),
  };
}

type Sum = { currency: string; draws: number; amount: number };
type Planned = Sum & { period: Period; method: string; isDue: boolean };
type Older = Sum & CaughtUpDraw;

/** What older months each coming file takes under the ceiling (DECISIONS 35), and what the first one leaves behind. */
function catchUp(older: Older[], coming: readonly { period: Period }[], ceiling: number) {
  let [left, later]: [Older[], Older[] | undefined] = [older, undefined];
  const taken = coming.map(({ period }) => {
    const file = withinCeiling(left, period, ceiling);
    left = file.later;
    later ??= left;
    return file.taken;
  });
  return { taken, later: later ?? [] };
}

/** Draws of months before the next file that an automatic one has still to take: none, unless something went wrong. */
async function olderDraws(db: Db, scope: CompanyScope, next: Period): Promise<Older[]> {
  const rows = await db
    .selectFrom('salary_draws as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .select([
      'd.employee_id as employeeId',
      'd.period',
      'd.kind',
      'd.units',
      'd.gross_amount as gross',
      'd.net_amount as net',
      'd.amount',
      'd.currency',
    ])
    .where('d.company_id', '=', scope.companyId)
    .where('d.status', '=', 'PLANNED')
    .where('d.period', '<', next)
    .where('s.salary_file_method', '=', 'AUTOMATIC')
    .orderBy('o.order_number')
    .orderBy('d.period')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as CaughtUpDraw['kind'], draws: 1 }));
}

function plannedByPeriod(db: Db, scope: CompanyScope, upTo: Period, today: Day): Promise<Planned[]> {
  return db
    .selectFrom('salary_draws as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .select([
      'd.period',
      'd.currency',
      's.salary_file_method as method',
      sql<boolean>`d.effect_date <= ${today}`.as('isDue'),
      sql<number>`count(*)::int`.as('draws'),
      sql<number>`sum(d.amount)::bigint`.as('amount'),
    ])
    .where('d.company_id', '=', scope.companyId)
    .where('d.status', '=', 'PLANNED')
    .where('d.period', '<=', upTo)
    .groupBy(['d.period', 'd.currency', 'method', 'isDue'])
    .orderBy('d.period')
    .orderBy('d.currency')
    .execute();
}

function summed(rows: readonly Sum[]) {
  const totals = [...Map.groupBy(rows, (row) => row.currency)].map(([currency, group]) => ({
    currency,
    amount: group.reduce((total, row) => total + row.amount, 0),
  }));
  return { draws: rows.reduce((total, row) => total + row.draws, 0), totals };
}
