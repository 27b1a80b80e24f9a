import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isDay } from '@portal/contract/days';
import { isErrorKey, type ErrorDetail } from '@portal/contract/errors';
import { ApiError, ArrowRight, Button, ChevronLeft, useFormat, useQuery, useQueryClient } from '@portal/shared-ui';
import { Form, useSchemaForm } from '@portal/shared-ui/forms';
import { Stepper } from '@portal/shared-ui/kit';
import { useEffect, useRef } from 'react';
import { LiveExample, type ExampleChoice } from './LiveExample.tsx';
import { StepBar, WithAside } from './subscription-style.ts';
import { subscriptionCheck } from './subscriptions.api.ts';
import type { Steps } from './use-steps.ts';
import { fieldsOf, ownValues, sketchOf, stepKeys, stepSchemas, stepToFill, type WizardDraft } from './wizard-draft.ts';
import { WizardStep } from './WizardStep.tsx';

type StepFormProps = Steps & {
  draft: WizardDraft;
  /** takes what this step asked for, however the step is left */
  onKeep: (change: Partial<WizardDraft>) => void;
  /** every change of a value, while it is typed */
  onTyped: (values: WizardDraft) => void;
  onFinish: (values: WizardDraft) => Promise<void>;
  /** leaves the wizard with what is filled in, whole or not */
  onSaveDraft: (values: WizardDraft) => Promise<void>;
  /** false while the draft cannot be kept: leaving would lose what is typed */
  isKept: boolean;
  example: ExampleChoice;
};

/**
 * One step of the wizard with the live example: left by "Continue" when server and schema agree, backwards freely.
 * "To the review" stops only at a step that is answered wrongly; what is open is asked for in the review.
 */
export function StepForm({
  step,
  place,
  previous,
  next,
  goTo,
  draft,
  onKeep,
  onTyped,
  onFinish,
  onSaveDraft,
  isKept,
  example,
}: StepFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const form = useSchemaForm(stepSchemas[step], draft);
  const values = { ...draft, ...ownValues(step, form.watch()) };
  const check = useQuery({
    ...subscriptionCheck(sketchOf(values)),
    enabled: step === 'employees' || step === 'review',
    meta: { quiet: true },
  });
  const checked = check.data?.data;
  useTyped(values, onTyped);
  useKeptOnLeaving(() => onKeep(ownValues(step, form.getValues())));

  const isToReview = useRef(false);
  const leave = async () => {
    if (step === 'review') return onFinish(values);
    const { data } = await client.fetchQuery(subscriptionCheck(sketchOf(values)));
    refuse(data.problems.filter(({ path }) => fieldsOf(step).includes(path)));
    onKeep(ownValues(step, form.getValues()));
    next(isToReview.current ? stepToFill(step, values, data.problems) : undefined);
    return undefined;
  };
  const labels = {
    basics: t`Basics`,
    catalogs: t`Catalogs and subsidy`,
    terms: t`Periods and insurance`,
    employees: t`Employees`,
    delivery: t`Delivery`,
    review: t`Review`,
  };
  const count = checked?.employees.count ?? 0;
  // How many mails leave stands on the button, so it waits for the count of what is chosen.
  const isCounting = step === 'review' && (check.isPending || check.isPlaceholderData);
  return (
    <>
      <Stepper
        steps={stepKeys.map((key) => ({ key, label: labels[key] }))}
        current={step}
        onStep={(key) => goTo(stepKeys.find((one) => one === key) ?? 'basics')}
      />
      <WithAside>
        <Form form={form} onSubmit={leave} isKept={isKept}>
          <WizardStep step={step} form={form} draft={values} checked={checked} goTo={goTo} />
          {step === 'employees' && (
            <p role="status">
              <Plural value={count} one="# employee will be invited" other="# employees will be invited" />
            </p>
          )}
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
            <Button onClick={() => void onSaveDraft(values)}>
              {step === 'review' ? t`Create as draft` : t`Save as draft`}
            </Button>
            {step !== 'review' && step !== 'delivery' && (
              <Button
                onClick={({ currentTarget }) => {
                  isToReview.current = true;
                  currentTarget.form?.requestSubmit();
                }}
              >{t`To the review`}</Button>
            )}
            <Button
              type="submit"
              look="primary"
              busy={form.formState.isSubmitting || isCounting}
              onClick={() => {
                isToReview.current = false;
              }}
            >
              {step === 'review' ? (
                <CreateLabel count={count} startDate={checked?.startsAtOnce ? '' : draft.startDate} />
              ) : (
                t`Continue`
              )}
              {step !== 'review' && <ArrowRight aria-hidden="true" />}
            </Button>
          </StepBar>
        </Form>
        <aside aria-label={t`Live example`}>
          <LiveExample {...example} draft={values} invited={count} />
        </aside>
      </WithAside>
    </>
  );
}

/** Says how many are invited, if any, and when, if not at once. */
function CreateLabel({ count, startDate }: { count: number; startDate: string }) {
  const { day } = useFormat();
  if (count === 0) return <Trans>Create without inviting</Trans>;
  if (!isDay(startDate)) return <Trans>Create and invite {count}</Trans>;
  return (
    <Trans>
      Create and invite {count} on {day(startDate)}
    </Trans>
  );
}

/** Tells of changes, not of what the step opened with. */
function useTyped(values: WizardDraft, onTyped: (values: WizardDraft) => void): void {
  const text = JSON.stringify(values);
  const told = useRef(text);
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    onTyped(values);
  });
}

/** The browser's Back leaves a step too; what was typed is kept then as well. */
function useKeptOnLeaving(keep: () => void): void {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => () => latest.current(), []);
}

/** Problems that the server found become the form's own errors, at their fields. */
function refuse(problems: readonly { path: string; key: string }[]): void {
  const details = problems.flatMap(({ path, key }): ErrorDetail[] => (isErrorKey(key) ? [{ path, key }] : []));
  if (details.length > 0) throw new ApiError({ key: 'invalid-data-provided', status: 400, requestId: '', details });
}
