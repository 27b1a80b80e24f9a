import { useLingui } from '@lingui/react/macro';
import { Surface } from '@portal/shared-ui';
import { useWatch } from '@portal/shared-ui/forms';
import type { ReactNode } from 'react';
import { BasicsFields } from './BasicsFields.tsx';
import { CatalogFields } from './CatalogFields.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { EmployeePicker } from './EmployeePicker.tsx';
import { ReminderChoices } from './ReminderChoices.tsx';
import { Excluded, ReviewStep, type Checked } from './ReviewStep.tsx';
import type { SubscriptionForm } from './subscription-form.ts';
import { StepIntro } from './subscription-style.ts';
import { SupplierSees } from './SupplierSees.tsx';
import { TermFields } from './TermFields.tsx';
import type { StepKey, WizardDraft } from './wizard-draft.ts';

type WizardStepProps = {
  step: StepKey;
  form: SubscriptionForm;
  draft: WizardDraft;
  checked: Checked | undefined;
  goTo: (step: StepKey) => void;
};

/** Question and fields of one step. */
export function WizardStep({ step, form, draft, checked, goTo }: WizardStepProps) {
  const { t } = useLingui();
  const steps: Record<StepKey, () => ReactNode> = {
    basics: () => (
      <>
        <Intro
          title={t`When can employees order?`}
          text={t`Invitations leave on the first day. Employees can order until the last day, included.`}
        />
        <BasicsFields form={form} />
      </>
    ),
    catalogs: () => (
      <>
        <Intro
          title={t`Which catalogs can employees choose from?`}
          text={t`The subsidy is what the company pays for each employee in that catalog. Leave it at 0.00 for none.`}
        />
        <CatalogFields form={form} />
      </>
    ),
    terms: () => (
      <>
        <Intro
          title={t`For how long, and with which insurance?`}
          text={t`The price of a product is spread over the months the employee chooses.`}
        />
        <TermFields form={form} />
      </>
    ),
    employees: () => (
      <>
        <Intro
          title={t`Who is invited?`}
          text={t`You can add more people later. Blocked people and people who have left are not invited.`}
        />
        <EmployeePicker form={form} />
        <Excluded checked={checked} />
        <Reminders form={form} />
      </>
    ),
    delivery: () => (
      <>
        <Intro title={t`Where do the goods go?`} text={<SupplierSees />} />
        <DeliveryFields form={form} />
      </>
    ),
    review: () => (
      <>
        <Intro title={t`Is everything right?`} text={t`Nothing is sent before you press the button.`} />
        <ReviewStep form={form} draft={draft} checked={checked} goTo={goTo} />
      </>
    ),
  };
  return steps[step]();
}

function Intro({ title, text }: { title: string; text: ReactNode }) {
  return (
    <StepIntro>
      <h2>{title}</h2>
      <p>{text}</p>
    </StepIntro>
  );
}

/** When those who are invited and have not ordered are reminded; it can be changed later. */
function Reminders({ form }: { form: SubscriptionForm }) {
  const { t } = useLingui();
  const [startDate, endDate, chosen] = useWatch({
    control: form.control,
    name: ['startDate', 'endDate', 'reminderDays'],
  });
  return (
    <Surface>
      <h3>{t`When are those reminded who have not ordered?`}</h3>
      <ReminderChoices
        startDate={startDate}
        endDate={endDate}
        chosen={chosen}
        onChange={(days) => form.setValue('reminderDays', days, { shouldDirty: true })}
      />
    </Surface>
  );
}
