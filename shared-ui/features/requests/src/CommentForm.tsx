import { Trans, useLingui } from '@lingui/react/macro';
import { line } from '@portal/contract/endpoint';
import { Button } from '@portal/shared-ui';
import { Fields, Form, FormActions, TextField, useSchemaForm } from '@portal/shared-ui/kit';
import * as v from 'valibot';

const Schema = v.object({ text: v.pipe(line(500), v.nonEmpty('required')) });

/** A line for the history, read by everybody who sees the case. */
export function CommentForm({ send }: { send: (text: string) => Promise<unknown> }) {
  const { t } = useLingui();
  const form = useSchemaForm(Schema, { text: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ text }) => {
        await send(text);
        form.reset();
      }}
    >
      <Fields>
        <TextField
          form={form}
          name="text"
          label={t`Comment`}
          hint={t`Supplier, employee and back office read it.`}
          autoComplete="off"
        />
        <FormActions>
          <Button type="submit" busy={form.formState.isSubmitting}>
            <Trans>Add comment</Trans>
          </Button>
        </FormActions>
      </Fields>
    </Form>
  );
}
