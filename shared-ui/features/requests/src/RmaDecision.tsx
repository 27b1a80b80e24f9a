import { Trans, useLingui } from '@lingui/react/macro';
import { DaySchema } from '@portal/contract/days';
import { line } from '@portal/contract/endpoint';
import { RmaMove, type RmaDetail } from '@portal/contract/rma';
import { rmaOutcomes } from '@portal/contract/rma-moves';
import { decisionFacts } from '@portal/contract/seen-acts';
import { checkDigitOf, normalizeSerialNumber, serialNumberError } from '@portal/contract/serial-number';
import { messageOfRefusal, showToast, useFormat } from '@portal/shared-ui';
import {
  DayField,
  Fields,
  Form,
  SaveActions,
  MoneyField,
  RadioField,
  TextField,
  useSchemaForm,
  useWatch,
} from '@portal/shared-ui/forms';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { decisionButtons, decisionConsequences, decisionLabels, type Decision } from './request-labels.ts';

const decisions = [...rmaOutcomes, 'REJECT'] as const;
const Schema = v.pipe(
  v.object({
    decision: v.picklist(decisions, 'required'),
    serialNumber: line(50),
    expectedBack: v.nullable(DaySchema),
    excess: v.unwrap(RmaMove.entries.excess),
    reason: line(500),
  }),
  v.forward(
    v.check(({ decision, reason }) => decision !== 'REJECT' || reason.trim() !== '', 'required'),
    ['reason'],
  ),
);

const Next = styled.ol`
  display: grid;
  gap: 8px;
  padding-left: 20px;
  list-style: decimal;
  font-size: var(--fs-13);
  color: var(--text-2);
  li::marker { font-weight: 600; color: var(--text-3); }
`;
const Fault = styled.span`color: var(--danger);`;
const Good = styled.span`color: var(--ok);`;

type RmaDecisionProps = { rma: RmaDetail; decide: (body: RmaMove) => Promise<unknown>; onDone?: () => void };

/** The five ends of a request, each with what follows from it (RULES 3.3); the chosen one asks for what it needs. */
export function RmaDecision({ rma, decide, onDone }: RmaDecisionProps) {
  const { t, i18n } = useLingui();
  const form = useSchemaForm(Schema, { serialNumber: '', expectedBack: null, excess: 0, reason: '' });
  const [decision, excess, serialNumber] = useWatch({
    control: form.control,
    name: ['decision', 'excess', 'serialNumber'],
  });
  const isApproval = decision !== undefined && decision !== 'REJECT';
  return (
    <Form
      form={form}
      fieldFor={{
        'serial-number-required': 'serialNumber',
        'invalid-serial-number': 'serialNumber',
        'serial-number-already-used': 'serialNumber',
      }}
      onSubmit={async ({ decision: chosen, ...values }) => {
        const body = {
          version: rma.version,
          seen: decisionFacts(rma),
          reason: values.reason,
          serialNumber: chosen === 'REPLACE' ? values.serialNumber : '',
          expectedBack: chosen === 'REPAIR' || chosen === 'REPLACE' ? values.expectedBack : null,
          excess: chosen === 'REJECT' ? 0 : values.excess,
        };
        await decide(chosen === 'REJECT' ? { ...body, to: 'REJECTED' } : { ...body, to: 'APPROVED', outcome: chosen });
        showToast(t`The request was changed`);
        onDone?.();
      }}
    >
      <Fields>
        <RadioField
          form={form}
          name="decision"
          legend={t`Decision`}
          choices={decisions.map((value) => ({
            value,
            label: i18n._(decisionLabels[value]),
            hint: i18n._({
              ...decisionConsequences[value],
              values: { name: rma.employeeName, company: rma.companyName },
            }),
          }))}
        />
        {decision === 'REPLACE' && (
          <TextField
            form={form}
            name="serialNumber"
            label={t`New SN/IMEI`}
            hint={<SerialHint given={serialNumber} old={rma.serialNumber} />}
            isOptional={!rma.requiresSerial}
            autoComplete="off"
          />
        )}
        {(decision === 'REPAIR' || decision === 'REPLACE') && (
          <DayField
            form={form}
            name="expectedBack"
            label={t`Expected with the employee`}
            hint={t`The employee reads it.`}
            isOptional
            isNullable
          />
        )}
        {isApproval && (
          <MoneyField
            form={form}
            name="excess"
            label={t`The employee pays, incl. VAT`}
            hint={t`0 when nothing is to be paid.`}
            currency={rma.excess.currency}
          />
        )}
        {decision && (
          <TextField
            form={form}
            name="reason"
            label={isApproval ? t`Message` : t`Reason`}
            hint={t`The employee reads it.`}
            isOptional={isApproval}
            autoComplete="off"
          />
        )}
        {isApproval && <WhatHappensNext rma={rma} decision={decision} excess={excess} />}
        {decision && (
          <SaveActions
            save={i18n._(decisionButtons[decision])}
            look={isApproval ? 'primary' : 'danger'}
            busy={form.formState.isSubmitting}
          />
        )}
      </Fields>
    </Form>
  );
}

/** Says while it is typed whether the number can be one, and that it is not the old one. */
function SerialHint({ given, old }: { given: string; old: string | null }) {
  if (given.trim() === '') return <Trans>The old one stays in the history.</Trans>;
  if (normalizeSerialNumber(given) === old)
    return (
      <Fault>
        <Trans>This is the number of the old item.</Trans>
      </Fault>
    );
  const fault = serialNumberError(given);
  return fault ? (
    <Fault>{messageOfRefusal(fault, checkDigitOf(given))}</Fault>
  ) : (
    <Good>
      <Trans>This number can be used.</Trans>
    </Good>
  );
}

function WhatHappensNext({ rma, decision, excess }: { rma: RmaDetail; decision: Decision; excess: number }) {
  const { money } = useFormat();
  const { employeeName: name, companyName: company } = rma;
  return (
    <section>
      <h3>
        <Trans>What happens next</Trans>
      </h3>
      <Next>
        <li>
          <Trans>
            {name} and {company} are told now.
          </Trans>
        </li>
        {excess > 0 && (
          <li>
            <Trans>
              {name} accepts and pays {money({ amount: excess, currency: rma.excess.currency })}, or declines.
            </Trans>
          </li>
        )}
        <li>
          {decision === 'RETURN' ? (
            <Trans>Back office closes the request when the item is back, and with it the order.</Trans>
          ) : (
            <Trans>You close the request when everything is done.</Trans>
          )}
        </li>
      </Next>
    </section>
  );
}
