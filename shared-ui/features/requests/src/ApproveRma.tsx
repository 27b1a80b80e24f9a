import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { line } from '@portal/contract/endpoint';
import { RmaMove, type RmaDetail } from '@portal/contract/rma';
import { rmaOutcomes } from '@portal/contract/rma-moves';
import { Button, showToast } from '@portal/shared-ui';
import {
  Dialog,
  Fields,
  Form,
  FormActions,
  MoneyField,
  SelectField,
  TextField,
  useSchemaForm,
  useWatch,
} from '@portal/shared-ui/kit';
import * as v from 'valibot';
import { rmaOutcomeLabels } from './request-labels.ts';

const Schema = v.object({
  outcome: v.picklist(rmaOutcomes, 'required'),
  serialNumber: line(50),
  reason: line(500),
  excess: v.unwrap(RmaMove.entries.excess),
});

/** How the case ends for the item; a replacement needs the new serial number (scenario 48). */
export function ApproveRma({
  rma,
  onClose,
  approve,
}: {
  rma: RmaDetail;
  onClose: () => void;
  approve: (body: RmaMove) => Promise<unknown>;
}) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const form = useSchemaForm(Schema, { serialNumber: '', reason: '', excess: 0 });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  return (
    <Dialog title={t`Approve`} isOpen onClose={onClose}>
      <Form
        form={form}
        fieldFor={{
          'serial-number-required': 'serialNumber',
          'invalid-serial-number': 'serialNumber',
          'serial-number-already-used': 'serialNumber',
        }}
        onSubmit={async (values) => {
          await approve({ version: rma.version, to: 'APPROVED', ...values });
          showToast(t`The request was changed`);
          onClose();
        }}
      >
        <Fields>
          <SelectField
            form={form}
            name="outcome"
            label={t`Outcome`}
            placeholder={t`Choose`}
            options={rmaOutcomes.map((value) => ({ value, label: i18n._(rmaOutcomeLabels[value]) }))}
          />
          {outcome === 'REPLACE' && (
            <TextField
              form={form}
              name="serialNumber"
              label={t`New SN/IMEI`}
              hint={t`The old one stays in the history.`}
              isOptional={!rma.requiresSerial}
              autoComplete="off"
            />
          )}
          <MoneyField
            form={form}
            name="excess"
            label={t`The employee pays, incl. VAT`}
            hint={t`0 when nothing is to be paid.`}
            currency={rma.excess.currency}
          />
          <TextField
            form={form}
            name="reason"
            label={t`Message`}
            hint={t`The employee reads it.`}
            isOptional
            autoComplete="off"
          />
          <FormActions>
            <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
              <Trans>Approve</Trans>
            </Button>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </FormActions>
        </Fields>
      </Form>
    </Dialog>
  );
}
