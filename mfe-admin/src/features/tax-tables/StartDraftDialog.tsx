import { useLingui } from '@lingui/react/macro';
import type { Day } from '@portal/contract/days';
import { TaxDraftStart } from '@portal/contract/tax-tables';
import { showToast } from '@portal/shared-ui';
import { DayField, Form, SaveActions, SelectField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog, useCountryOptions } from '@portal/shared-ui/kit';
import { useStartTaxDraft } from './tax-tables.api.ts';

type Props = {
  /** what it starts as; undefined while it is closed */
  start: { kind: 'year' | 'correction'; country: string; validFrom: Day } | undefined;
  today: Day;
  onClose: () => void;
  onStarted: (started: TaxDraftStart) => void;
};

/** Starts a table as a copy of what counts on its day: a new year, or a correction from a day on. */
export function StartDraftDialog({ start, onClose, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      title={start?.kind === 'correction' ? t`Correct from a day` : t`Start a year`}
      isOpen={start !== undefined}
      onClose={onClose}
    >
      {start && <StartForm start={start} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function StartForm({ start, today, onClose, onStarted }: Props & { start: NonNullable<Props['start']> }) {
  const { t } = useLingui();
  const countries = useCountryOptions();
  const create = useStartTaxDraft();
  const form = useSchemaForm(TaxDraftStart, { country: start.country, validFrom: start.validFrom });
  const save = async (values: TaxDraftStart) => {
    await create.mutateAsync(values);
    showToast(t`The draft is started`);
    onStarted(values);
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} fieldFor={{ 'name-already-exists': 'validFrom' }}>
      <SelectField form={form} name="country" label={t`Country`} options={countries} />
      <DayField
        form={form}
        name="validFrom"
        label={t`Counts from`}
        min={today}
        hint={t`A draft: nobody calculates with it before it is published.`}
      />
      <SaveActions save={t`Start the draft`} cancel={onClose} busy={form.formState.isSubmitting} />
    </Form>
  );
}
