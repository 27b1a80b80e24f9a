import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { addDays, isDay } from '@portal/contract/days';
import { firstPeriod, salaryFileDay } from '@portal/contract/draw-schedule';
import type { ResponseOf } from '@portal/contract/endpoint';
import type { checkSubscription } from '@portal/contract/subscriptions';
import { Button, Card, Fixed, Note, salaryFileMethodLabels, useFormat, useQuery } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { useState, type ReactNode } from 'react';
import { catalogList } from '../../shared/catalogs.api.ts';
import { addressList, companySettings } from '../../shared/settings.api.ts';
import { CatalogFields } from './CatalogFields.tsx';
import { EmployeePicker } from './EmployeePicker.tsx';
import { MailPreview } from './MailPreview.tsx';
import type { SubscriptionForm } from './subscription-form.ts';
import { Asked } from './subscription-style.ts';
import { isNoneInvited, type StepKey, type WizardDraft } from './wizard-draft.ts';

export type Checked = ResponseOf<typeof checkSubscription>['data'];

type ReviewStepProps = {
  form: SubscriptionForm;
  draft: WizardDraft;
  checked: Checked | undefined;
  goTo: (step: StepKey) => void;
};

/**
 * Everything once more, the mail as employees read it, and when salary is drawn (UX 1.2). Catalogs and people are asked
 * for here where none were chosen on the way.
 */
export function ReviewStep({ form, draft, checked, goTo }: ReviewStepProps) {
  const { t } = useLingui();
  // As it was when the review opened: a question stays where it was answered.
  const [asks] = useState({ catalogs: draft.catalogs.length === 0, people: isNoneInvited(draft.employees) });
  const { day, money } = useFormat();
  const catalogs = useQuery(catalogList({ pageSize: 200 })).data?.data ?? [];
  const addresses = useQuery(addressList()).data?.data ?? [];
  const address = addresses.find(({ id }) => id === draft.addressId);
  const names = draft.catalogs.map(({ catalogId, subsidyYearly }) => {
    const catalog = catalogs.find(({ id }) => id === catalogId);
    return catalog ? `${catalog.displayName}: ${money({ amount: subsidyYearly, currency: catalog.currency })}` : '';
  });
  const insurances = [draft.allRisk && t`All-risk insurance`, draft.employeeIns && t`Employee termination insurance`]
    .filter(Boolean)
    .join(', ');
  const changeable = (step: StepKey, label: string, value: ReactNode) => ({
    key: step,
    label,
    value: (
      <>
        {value}{' '}
        <Button size="small" look="quiet" aria-label={t`Change: ${label}`} onClick={() => goTo(step)}>
          {t`Change`}
        </Button>
      </>
    ),
  });
  return (
    <>
      {asks.catalogs && (
        <Question title={t`Which catalogs can employees choose from?`}>
          <CatalogFields form={form} />
        </Question>
      )}
      {asks.people && (
        <Question title={t`Who is invited?`}>
          <EmployeePicker form={form} />
        </Question>
      )}
      <Overlaps checked={checked} />
      <Card title={draft.subscriptionName}>
        <DescriptionList
          facts={[
            changeable(
              'basics',
              t`Orders`,
              isDay(draft.startDate) && isDay(draft.endDate) ? `${day(draft.startDate)} – ${day(draft.endDate)}` : '',
            ),
            ...(asks.catalogs ? [] : [changeable('catalogs', t`Catalogs and subsidy a year`, names.join('; '))]),
            changeable('terms', t`Terms`, <Months periods={draft.periods} />),
            { key: 'insurance', label: t`Insurance`, value: insurances || t`None` },
            changeable(
              'delivery',
              t`Goods are sent to`,
              draft.deliveryMethod === 'USER_ADDRESS' ? t`The employee’s address` : (address?.displayName ?? ''),
            ),
            { key: 'draws', label: t`First draw at the earliest`, value: <FirstDraw effectDate={draft.effectDate} /> },
            { key: 'method', label: t`Salary files`, value: <Method chosen={draft.salaryFileMethod} /> },
            ...(asks.people ? [] : [changeable('employees', t`Employees`, checked?.employees.count)]),
            { key: 'reminders', label: t`Reminders`, value: <ReminderDates draft={draft} /> },
          ]}
        />
      </Card>
      <Excluded checked={checked} />
      {checked && <MailPreview mail={checked.mail} />}
    </>
  );
}

/** The last number says whether it is one month. */
const Months = ({ periods }: Pick<WizardDraft, 'periods'>) => (
  <>
    {periods.length > 1 && `${periods.slice(0, -1).join(', ')}, `}
    <Plural value={periods.at(-1) ?? 0} one="# month" other="# months" />
  </>
);

/** Something that is still open, asked in the review itself. */
function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Asked aria-label={title}>
      <h3>{title}</h3>
      {children}
    </Asked>
  );
}

function ReminderDates({ draft: { startDate, endDate, reminderDays } }: { draft: WizardDraft }) {
  const { t } = useLingui();
  const { day } = useFormat();
  if (!isDay(endDate)) return null;
  const dates = reminderDays.map((before) => addDays(endDate, -before)).filter((date) => date > startDate);
  return dates.length === 0 ? t`None` : dates.toSorted().map(day).join(', ');
}

function Method({ chosen }: { chosen: WizardDraft['salaryFileMethod'] }) {
  const { i18n } = useLingui();
  const settings = useQuery(companySettings()).data?.data;
  const method = chosen ?? settings?.salaryFileMethod;
  return method ? i18n._(salaryFileMethodLabels[method]) : null;
}

function FirstDraw({ effectDate }: { effectDate: string }) {
  const { day } = useFormat();
  const settings = useQuery(companySettings()).data?.data;
  if (!settings || !isDay(effectDate)) return null;
  const { salaryDay } = settings;
  const first = firstPeriod({
    effectDay: effectDate,
    dispatchDay: effectDate,
    salaryDay,
    startMode: 'AFTER_DISPATCH',
    closedPeriods: [],
  });
  return (
    <>
      <Fixed>{day(salaryFileDay(first, salaryDay))}</Fixed>
    </>
  );
}

function Overlaps({ checked }: { checked: Checked | undefined }) {
  if (!checked || checked.overlaps.length === 0) return null;
  const names = checked.overlaps.map(({ subscriptionName }) => subscriptionName).join(', ');
  return (
    <Note tone="warn">
      <Trans>
        Employees can order from the same catalogs at the same time in: {names}. That is allowed; each subscription has
        its own subsidy.
      </Trans>
    </Note>
  );
}

/** Who was picked and is left out, by name and reason. */
export function Excluded({ checked }: { checked: Pick<Checked, 'employees'> | undefined }) {
  const { t } = useLingui();
  const excluded = checked?.employees.excluded ?? [];
  if (excluded.length === 0) return null;
  const reasons = { BLOCKED: t`blocked`, LEFT: t`has left` };
  return (
    <Note tone="warn">
      <Plural value={excluded.length} one="# person is left out:" other="# people are left out:" />{' '}
      {excluded.map(({ name, reason }) => `${name} (${reasons[reason]})`).join(', ')}
    </Note>
  );
}
