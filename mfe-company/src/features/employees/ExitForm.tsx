import { Trans, useLingui } from '@lingui/react/macro';
import { isDay } from '@portal/contract/days';
import { ExitForm as ExitFormSchema } from '@portal/contract/employee-exit';
import { exitReasons } from '@portal/contract/employee-forms';
import type { Employee } from '@portal/contract/employee-rows';
import { exitFacts } from '@portal/contract/seen-acts';
import { ApiError, messageOf, showErrorToast, showToast, useQuery } from '@portal/shared-ui';
import { DayField, Form, RadioField, SaveActions, useSchemaForm, useWatch } from '@portal/shared-ui/forms';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useExitReasonLabels } from './employee-labels.ts';
import { exitPreview, useSetExit, useWithdrawExit } from './exit.api.ts';
import { ExitEffect } from './ExitEffect.tsx';

// What was previewed goes with the form and is no field of it.
const { seen: _seen, ...fields } = ExitFormSchema.entries;
const schemaWithout = (refused: ReadonlySet<string>) =>
  v.strictObject({
    ...fields,
    exitDate: v.pipe(
      fields.exitDate,
      v.check((day) => !refused.has(day), 'must-be-in-the-future'),
    ),
  });
const fieldFor = { 'must-be-in-the-future': 'exitDate' } as const;

/** Date, reason and when to send; the effect of what is typed stands below (SPEC 4, RULES 2.5). */
export function ExitForm({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { t } = useLingui();
  const labels = useExitReasonLabels();
  const [set, withdraw] = [useSetExit(employee.id), useWithdrawExit(employee.id)];
  const { name, emailPrivate } = employee;
  // Which days are over only the server knows, and its preview has said so.
  const [refused] = useState(() => new Set<string>());
  const [schema] = useState(() => schemaWithout(refused));
  const form = useSchemaForm(schema, {
    version: employee.version,
    exitDate: employee.exitDate ?? '',
    exitReason: employee.exitReason ?? ('' as 'OTHER'),
    send: 'LATER' as const,
  });
  const [exitDate, exitReason] = useWatch({ control: form.control, name: ['exitDate', 'exitReason'] });
  const reason = exitReasons.find((each) => each === exitReason);
  const {
    data: preview,
    error,
    isPlaceholderData,
  } = useQuery({ ...exitPreview(employee.id, exitDate, reason), enabled: isDay(exitDate) });
  const isOver = error !== null && ApiError.from(error).key === 'must-be-in-the-future';
  const { trigger, setFocus } = form;
  // What the dialog asks first has the focus, so that the day is typed at once.
  useEffect(() => setFocus('exitDate'), [setFocus]);
  useEffect(() => {
    if (!isOver) return;
    refused.add(exitDate);
    void trigger('exitDate');
  }, [isOver, refused, exitDate, trigger]);
  return (
    <Form
      form={form}
      fieldFor={fieldFor}
      onSubmit={async (values) => {
        const seen = preview && !isPlaceholderData ? exitFacts(preview.data) : [];
        const { data } = await set.mutateAsync({ ...values, seen });
        // A first exit that nobody was told of is taken back as if it had never been.
        const mayUndo = employee.exitDate === null && values.send === 'LATER';
        const undo = () =>
          void withdraw
            .mutateAsync(data.version)
            .then(() => showToast(t`${name} stays`))
            .catch((failure: unknown) => showErrorToast(messageOf(ApiError.from(failure).key)));
        showToast(t`The exit date of ${name} is saved`, mayUndo ? { label: t`Undo`, run: undo } : undefined);
        onClose();
      }}
    >
      <DayField
        form={form}
        name="exitDate"
        label={t`Exit date`}
        hint={t`The last working day. Its month is the last one drawn.`}
      />
      <RadioField
        form={form}
        name="exitReason"
        legend={t`Reason`}
        isOfCards
        choices={exitReasons.map((value) => ({ value, label: labels[value] }))}
        hint={t`Decides whether termination insurance pays.`}
      />
      {emailPrivate && (
        <p>
          <Trans>
            After that day {emailPrivate} opens only this company's orders, once its owner has confirmed it by the
            mailed link.
          </Trans>
        </p>
      )}
      <ExitEffect employeeId={employee.id} exitDate={exitDate} exitReason={reason} />
      <RadioField
        form={form}
        name="send"
        legend={t`Pay-in-full requests`}
        choices={[
          { value: 'LATER', label: t`Send later: they wait until you send them` },
          { value: 'NOW', label: t`Send now: the employee gets them by e-mail` },
        ]}
      />
      <SaveActions save={t`Save exit date`} cancel={onClose} busy={form.formState.isSubmitting} />
    </Form>
  );
}
