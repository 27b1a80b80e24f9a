import { addDays, dayOf, type Day } from '@portal/contract/days';
import type { SubscriptionChange, SubscriptionDraft } from '@portal/contract/subscription-draft';
import { sql, type Updateable } from 'kysely';
import type { CompanyScope, OfCompany } from '../../access/scope.ts';
import { definedOf } from '../../db/defined.ts';
import type { Subscriptions } from '../../db/schema.ts';
import type { Db } from '../../db/tenant.ts';

type Columns = Omit<SubscriptionDraft, 'catalogs' | 'employees' | 'draftId' | 'reminderDays'>;

/** Wire names to columns, for the fields that are there. */
function toColumns(fields: { [Field in keyof Columns]?: Columns[Field] | undefined }) {
  return definedOf({
    subscription_name: fields.subscriptionName,
    start_date: fields.startDate,
    end_date: fields.endDate,
    effect_date: fields.effectDate,
    delivery_method: fields.deliveryMethod,
    address_id: fields.addressId,
    gross_draw: fields.grossDraw,
    net_draw: fields.netDraw,
    periods: fields.periods,
    default_months: fields.defaultMonths,
    all_risk: fields.allRisk,
    employee_ins: fields.employeeIns,
    salary_file_method: fields.salaryFileMethod,
  });
}

/**
 * Reminders of a new subscription: none on the day of the invitation or before it, or both would leave at once.
 */
const remindersAfter = ({ reminderDays, startDate, endDate }: SubscriptionDraft, today: Day) => {
  const first = startDate > today ? startDate : today;
  return earliestFirst(reminderDays.filter((before) => addDays(endDate, -before) > first));
};

/** The first to be sent stands first. */
const earliestFirst = (days: readonly number[]) => days.toSorted((left, right) => right - left);

/** The row and its catalogs; answers the id. The salary file's method comes from the company unless it is chosen. */
export async function insertSubscription(
  db: Db,
  scope: CompanyScope,
  draft: SubscriptionDraft,
  now: Date,
): Promise<string> {
  const { catalogs, employees: _employees, salaryFileMethod, ...fields } = draft;
  const ofCompany = sql<
    SubscriptionDraft['salaryFileMethod'] & string
  >`coalesce((select salary_file_method from company_settings where company_id = ${scope.companyId}), 'AUTOMATIC')`;
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      company_id: scope.companyId,
      created_by: scope.userId,
      created_at: now,
      salary_file_method: salaryFileMethod ?? ofCompany,
      subscription_name: fields.subscriptionName,
      start_date: fields.startDate,
      end_date: fields.endDate,
      effect_date: fields.effectDate,
      delivery_method: fields.deliveryMethod,
      address_id: fields.addressId,
      gross_draw: fields.grossDraw,
      net_draw: fields.netDraw,
      periods: fields.periods,
      default_months: fields.defaultMonths,
      all_risk: fields.allRisk,
      employee_ins: fields.employeeIns,
      reminder_days: remindersAfter(draft, dayOf(now)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertCatalogs(db, scope, id, catalogs);
  return id;
}

/** Changes the named fields of the version that the caller has seen; false when the version has changed. */
export async function changeSubscription(
  db: Db,
  scope: CompanyScope,
  id: string,
  change: SubscriptionChange,
): Promise<boolean> {
  const { version, catalogs } = change;
  const endChanged = change.endDate === undefined ? {} : { reminded_at: null };
  if (!(await update(db, scope, id, version, { ...toColumns(change), ...endChanged }))) return false;
  if (catalogs) {
    await db
      .deleteFrom('subscription_catalogs')
      .where('company_id', '=', scope.companyId)
      .where('subscription_id', '=', id)
      .execute();
    await insertCatalogs(db, scope, id, catalogs);
  }
  return true;
}

async function insertCatalogs(
  db: Db,
  scope: CompanyScope,
  id: string,
  catalogs: SubscriptionDraft['catalogs'],
): Promise<void> {
  await db
    .insertInto('subscription_catalogs')
    .values(
      catalogs.map(({ catalogId, subsidyYearly }) => ({
        subscription_id: id,
        company_id: scope.companyId,
        catalog_id: catalogId,
        subsidy_yearly: subsidyYearly,
      })),
    )
    .execute();
}

/** When to remind, for the version seen; false when the version has changed. */
export const changeReminderDays = (
  db: Db,
  scope: CompanyScope,
  id: string,
  { version, reminderDays }: { version: number; reminderDays: readonly number[] },
): Promise<boolean> => update(db, scope, id, version, { reminder_days: earliestFirst(reminderDays) });

/** Open to closed or back, for the version seen; false when the version has changed. */
export const changeStatus = (
  db: Db,
  scope: OfCompany,
  id: string,
  version: number,
  status: 'OPEN' | 'CLOSED',
): Promise<boolean> => update(db, scope, id, version, { status });

async function update(
  db: Db,
  { companyId }: OfCompany,
  id: string,
  version: number,
  values: Updateable<Subscriptions>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ ...values, version: version + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Out of every list; the row stays for the audit log. */
export async function removeSubscription(db: Db, scope: CompanyScope, id: string, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ deleted_at: now, version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();
}
