import { Trans, useLingui } from '@lingui/react/macro';
import { Info, Note } from '@portal/shared-ui';
import {
  DayField,
  FieldRow,
  Form,
  RadioField,
  SaveActions,
  TextField,
  useSchemaForm,
  useWatch,
} from '@portal/shared-ui/forms';
import { useState } from 'react';
import { usePreview } from './salary-files.api.ts';
import { SelectionForm, selectionOf, type Previewed } from './selection-form.ts';

type SelectionFieldsProps = {
  defaults: SelectionForm;
  /** there is no draw up to today, so only days ahead have any */
  isNothingDue: boolean;
  onPreview: (previewed: Previewed) => void;
  onCancel: () => void;
};

/** First step: which draws the file takes, and its own name. A choice without a draw is said here, and chosen anew. */
export function SelectionFields({ defaults, isNothingDue, onPreview, onCancel }: SelectionFieldsProps) {
  const { t } = useLingui();
  const form = useSchemaForm(SelectionForm, defaults);
  const mode = useWatch({ control: form.control, name: 'mode' });
  const preview = usePreview();
  const [isEmpty, setIsEmpty] = useState(false);
  const look = async (fields: SelectionForm) => {
    const answer = await preview.mutateAsync(selectionOf(fields));
    setIsEmpty(answer.data.draws === 0);
    if (answer.data.draws > 0) onPreview({ fields, preview: answer.data });
  };
  return (
    <Form form={form} onSubmit={look}>
      {isEmpty ? (
        <Note tone="warn">{t`There is nothing to draw: no draw of these days waits for a file.`}</Note>
      ) : (
        isNothingDue && (
          <Note icon={Info}>
            <Trans>Nothing is due today: every draw up to today is in a file. Choose days that lie ahead.</Trans>
          </Note>
        )
      )}
      <RadioField
        form={form}
        name="mode"
        legend={t`Which draws`}
        choices={[
          { value: 'ALL', label: t`All that are due`, hint: t`Every draw up to today that is in no file yet.` },
          {
            value: 'RANGE',
            label: t`A range of days`,
            hint: (
              <Trans>
                Draws that are in no file yet and have their salary day between these dates, which may lie ahead.
              </Trans>
            ),
          },
        ]}
      />
      {mode === 'RANGE' && (
        <FieldRow>
          <DayField form={form} name="from" label={t`From`} />
          <DayField form={form} name="to" label={t`To`} />
        </FieldRow>
      )}
      <TextField
        form={form}
        name="customName"
        label={t`Name`}
        hint={t`Shown in the list; the file itself is named as the salary system wants it.`}
        isOptional
        maxLength={80}
      />
      <SaveActions save={t`Preview the file`} cancel={onCancel} />
    </Form>
  );
}
