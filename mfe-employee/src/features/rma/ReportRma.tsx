import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { isDay, type Day } from '@portal/contract/days';
import { RmaForm, rmaKinds, type RmaItem } from '@portal/contract/rma';
import { isCovered } from '@portal/contract/rma-moves';
import { rmaKindLabels } from '@portal/requests';
import { Button, Note, showErrorToast, showToast, useFormat, useQueryClient } from '@portal/shared-ui';
import {
  DayField,
  Fields,
  Form,
  FormActions,
  SelectField,
  TextAreaField,
  useSchemaForm,
  useWatch,
} from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import * as v from 'valibot';
import { everything } from '../../shared/query-keys.ts';
import { ChosenPhotos } from './ChosenPhotos.tsx';
import { addPhoto, useReport } from './rma.api.ts';

const { orderId, ...entries } = RmaForm.entries;
const Schema = v.object({ ...entries, orderId: v.pipe(v.string('required'), v.nonEmpty('required'), orderId) });

/** Which item, what is wrong, when it happened, and the story (scenario 47). */
export function ReportRma({
  items,
  asked,
  onClose,
}: {
  items: readonly RmaItem[];
  /** the order that the address names */
  asked: string | null;
  onClose: () => void;
}) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const report = useReport();
  const client = useQueryClient();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const form = useSchemaForm(Schema, {
    orderId: items.find(({ orderId: id }) => id === asked || items.length === 1)?.orderId ?? '',
    incidentDate: '',
    whatHappened: '',
    comment: '',
  });
  const chosen = useWatch({ control: form.control, name: 'orderId' });
  const incident = useWatch({ control: form.control, name: 'incidentDate' });
  const item = items.find(({ orderId: id }) => id === chosen);
  return (
    <Dialog title={t`Report something`} isOpen onClose={onClose} width={560}>
      <Form
        form={form}
        onSubmit={async (values) => {
          const { data } = await report.mutateAsync(values);
          const sent = await Promise.allSettled(photos.map((photo) => addPhoto(data.id, photo)));
          if (sent.some(({ status }) => status === 'rejected'))
            showErrorToast(t`Your report was sent, but not every photo. Add them in the case.`);
          else showToast(t`Your report was sent`);
          await client.invalidateQueries({ queryKey: everything });
          onClose();
        }}
      >
        <Fields>
          <SelectField
            form={form}
            name="orderId"
            label={t`Item`}
            placeholder={t`Choose`}
            options={items.map(({ orderId: value, productName, orderNumber }) => ({
              value,
              label: `${productName} (${orderNumber})`,
            }))}
          />
          <SelectField
            form={form}
            name="kind"
            label={t`What is wrong`}
            placeholder={t`Choose`}
            options={rmaKinds.map((value) => ({ value, label: i18n._(rmaKindLabels[value]) }))}
          />
          <DayField
            form={form}
            name="incidentDate"
            label={t`Date of incident`}
            hint={t`Between the day it was shipped and today.`}
            {...(item ? { min: item.dispatchDate } : {})}
          />
          {item && isDay(incident) && <Coverage item={item} incident={incident} />}
          <TextAreaField form={form} name="whatHappened" label={t`What happened`} />
          <TextAreaField form={form} name="comment" label={t`Comment`} isOptional />
          <ChosenPhotos photos={photos} onChange={setPhotos} />
          <FormActions>
            <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
              {t`Send report`}
            </Button>
            <Button onClick={onClose}>{t`Cancel`}</Button>
          </FormActions>
        </Fields>
      </Form>
    </Dialog>
  );
}

/** What the insurance says to that day before the report is sent: the same rule as the server's. */
function Coverage({ item: { allRiskExpirationDate: end }, incident }: { item: RmaItem; incident: Day }) {
  const { day } = useFormat();
  const last = end && day(end);
  return isCovered(incident, end) ? (
    <Note tone="success">
      <Trans>
        All-risk covers this day: the insurance runs until {last}. You may have to pay an excess, and you are asked
        first.
      </Trans>
    </Note>
  ) : (
    <Note tone="warn">
      {end ? (
        <Trans>All-risk ended on {last}. You may have to pay for it, and you are asked first.</Trans>
      ) : (
        <Trans>The item has no all-risk insurance. You may have to pay for it, and you are asked first.</Trans>
      )}
    </Note>
  );
}
