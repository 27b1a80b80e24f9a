import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isDay } from '@portal/contract/days';
import { isErrorKey, type ErrorDetail } from '@portal/contract/errors';
import { ApiError, ArrowRight, Button, ChevronLeft, LinkButton, PageHeader, showToast, useFormat, useLocation, useNavigate, useQuery, useQueryClient } from '@portal/shared-ui';
import { Form, Stepper, useSchemaForm, useWatch } from '@portal/shared-ui/kit';
import { LiveExample } from './LiveExample.tsx';
import { subscriptionCheck, useCreateSubscription } from './subscriptions.api.ts';
import { StepBar, WithAside } from './subscription-style.ts';
import { useSteps } from './use-steps.ts';
import { WizardStep } from './WizardStep.tsx';
import { emptyDraft, fieldsOf, sketchOf, stepKeys, stepSchemas, type WizardDraft } from './wizard-draft.ts';

/** Six steps, each checked by the server when it is left, with a live example beside them (UX 1.2). */
export default function CreateSubscriptionPage() {
  const { t } = useLingui();
  const { day } = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const location = useLocation();
  const [first] = useState(() => emptyDraft(location.state));
  const { step, place, next, previous, goTo } = useSteps();
  const form = useSchemaForm(stepSchemas[step], first);
  const draft = useWatch({ control: form.control, compute: (values: WizardDraft) => values });
  const create = useCreateSubscription();
  const check = useQuery({ ...subscriptionCheck(sketchOf(draft)), enabled: step === 'employees' || step === 'review', meta: { quiet: true } });
  const checked = check.data?.data;
  const count = checked?.employees.count ?? 0;

  const leave = async (values: WizardDraft) => {
    if (step === 'review') {
      const { data } = await create.mutateAsync(values);
      const name = values.subscriptionName;
      showToast(data.invited > 0 ? t`${name} is created. ${plural(data.invited, { one: '# employee is invited', other: '# employees are invited' })} now.` : t`${name} is created.`);
      await navigate('/company/subscription');
      return;
    }
    const { data } = await client.fetchQuery(subscriptionCheck(sketchOf(values)));
    refuse(data.problems.filter(({ path }) => fieldsOf(step).includes(path)));
    next();
  };
  const createLabel = checked?.startsAtOnce || !isDay(draft.startDate) ? t`Create and invite ${count}` : t`Create and invite ${count} on ${day(draft.startDate)}`;
  const labels = { basics: t`Basics`, catalogs: t`Catalogs and subsidy`, terms: t`Periods and insurance`, employees: t`Employees`, delivery: t`Delivery`, review: t`Review` };

  return (
    <>
      <PageHeader
        title={draft.subscriptionName || t`New subscription`}
        crumbs={[{ label: t`Subscriptions`, to: '/company/subscription' }]}
        actions={<LinkButton to="/company/subscription">{t`Cancel`}</LinkButton>}
      />
      <Stepper steps={stepKeys.map((key) => ({ key, label: labels[key] }))} current={step} onStep={(key) => goTo(stepKeys.find((one) => one === key) ?? 'basics')} />
      <WithAside>
        <Form form={form} onSubmit={leave}>
          <WizardStep step={step} form={form} draft={draft} checked={checked} />
          <StepBar>
            {previous && (
              <Button icon={<ChevronLeft aria-hidden="true" />} onClick={() => goTo(previous)}>
                {labels[previous]}
              </Button>
            )}
            <span>
              <Trans>
                Step {place} of {stepKeys.length}
              </Trans>
            </span>
            <Button type="submit" look="primary" busy={form.formState.isSubmitting} icon={step === 'review' ? undefined : <ArrowRight aria-hidden="true" />}>
              {step === 'review' ? createLabel : t`Continue`}
            </Button>
          </StepBar>
          {step === 'employees' && (
            <p role="status">
              <Plural value={count} one="# employee will be invited" other="# employees will be invited" />
            </p>
          )}
        </Form>
        <aside>
          <LiveExample draft={draft} invited={count} />
        </aside>
      </WithAside>
    </>
  );
}

/** Problems that the server found become the form's own errors, at their fields. */
function refuse(problems: readonly { path: string; key: string }[]): void {
  const details = problems.flatMap(({ path, key }): ErrorDetail[] => (isErrorKey(key) ? [{ path, key }] : []));
  if (details.length > 0) throw new ApiError({ key: 'invalid-data-provided', status: 400, requestId: '', details });
}
