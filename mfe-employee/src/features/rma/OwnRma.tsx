import { Trans, useLingui } from '@lingui/react/macro';
import { addRmaInformation, type RmaDetail } from '@portal/contract/rma';
import { excessFacts } from '@portal/contract/seen-acts';
import { RmaBody, useOpenRequest } from '@portal/requests';
import { Button, Note, showToast, Skeleton, useFormat, useQuery } from '@portal/shared-ui';
import { Fields, Form, FormActions, TextAreaField, useSchemaForm } from '@portal/shared-ui/forms';
import { ConfirmDialog, Download, Drawer, FailedQuery, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { conversation, ownRma, useAnswer, useInform, useLabel } from './rma.api.ts';

const Stack = styled.div`display: grid; gap: var(--s-6);`;
const More = v.object({ text: addRmaInformation.body.entries.text });

/** The RMA request that the address names: how it stands, what the employee may do now. */
export function OwnRma() {
  const { t } = useLingui();
  const { requestId, close } = useOpenRequest();
  const query = useQuery(ownRma(requestId));
  const rma = query.data?.data;
  return (
    <Drawer title={rma ? rma.productName : t`Damage and repair`} isOpen={requestId !== ''} onClose={close}>
      {rma ? (
        <Stack>
          {rma.actions.includes('ACCEPTED') && <Answer rma={rma} />}
          {rma.hasLabel && <Label rma={rma} />}
          <RmaBody key={rma.id} rma={rma} calls={conversation} isOwn />
          {rma.actions.includes('UPDATED') && <MoreInformation key={rma.version} rma={rma} />}
        </Stack>
      ) : query.error ? (
        <FailedQuery label={t`The case`} error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton />
      )}
    </Drawer>
  );
}

/** The price of a repair: accepting binds to the amount on the button, declining ends the case and asks first. */
function Answer({ rma }: { rma: RmaDetail }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const answer = useAnswer(rma.id);
  const [isDeclining, setIsDeclining] = useState(false);
  const of = { version: rma.version, seen: excessFacts(rma) };
  const excess = money(rma.excess);
  return (
    <div>
      <Note tone="info">
        <Trans>You pay {excess}. Do you accept?</Trans>
      </Note>
      {!isDeclining && <Refusal error={answer.error} />}
      <FormActions>
        <Button
          look="primary"
          busy={answer.isPending}
          onClick={() =>
            answer.mutate({ ...of, to: 'ACCEPTED' }, { onSuccess: () => showToast(t`You have accepted ${excess}`) })
          }
        >
          <Trans>Accept {excess}</Trans>
        </Button>
        <Button disabled={answer.isPending} onClick={() => setIsDeclining(true)}>
          {t`Decline`}
        </Button>
      </FormActions>
      <ConfirmDialog
        title={t`Decline to pay ${excess}?`}
        confirmText={t`Decline`}
        isDanger
        isOpen={isDeclining}
        onClose={() => setIsDeclining(false)}
        onConfirm={async () => {
          await answer.mutateAsync({ ...of, to: 'DECLINED' });
          showToast(t`You have declined`);
        }}
      >
        <p>
          <Trans>
            {rma.supplierName} is told, and the case ends without a repair or another {rma.productName}. It cannot be
            opened again.
          </Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** The item is sent in: where to, and the label for the parcel. */
function Label({ rma }: { rma: RmaDetail }) {
  const label = useLabel(rma.id);
  return (
    <div>
      <Note tone="info">
        <Trans>Send the item to {rma.supplierName}. Print the label and put it on the parcel.</Trans>
      </Note>
      <FormActions>
        <Button icon={<Download aria-hidden="true" />} busy={label.isPending} onClick={() => label.mutate()}>
          <Trans>Print the label</Trans>
        </Button>
      </FormActions>
    </div>
  );
}

/** More to the story; the supplier looks at the request again. */
function MoreInformation({ rma }: { rma: RmaDetail }) {
  const { t } = useLingui();
  const inform = useInform(rma.id);
  const form = useSchemaForm(More, { text: '' });
  return (
    <Form form={form} onSubmit={({ text }) => inform.mutateAsync({ version: rma.version, text })}>
      <Fields>
        <TextAreaField
          form={form}
          name="text"
          label={t`Add information`}
          hint={rma.status === 'REJECTED' ? t`A rejected case can be opened again once.` : undefined}
        />
        <FormActions>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {t`Send`}
          </Button>
        </FormActions>
      </Fields>
    </Form>
  );
}
