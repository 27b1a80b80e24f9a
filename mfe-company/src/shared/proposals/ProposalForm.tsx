import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { choiceErrors, firstChoice, fittingChoice, type Choice } from '@portal/contract/offer';
import type { EmployeeOffer } from '@portal/contract/proposals';
import { quoteOf } from '@portal/contract/quote';
import { proposalFacts } from '@portal/contract/seen-orders';
import { Button, messageOf, Money, Note, showToast, useFormat } from '@portal/shared-ui';
import { FormActions } from '@portal/shared-ui/forms';
import { Checkbox, DescriptionList, Refusal, Segmented, Unsaved } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { GiftNote } from './GiftNote.tsx';
import { usePropose } from './proposals.api.ts';

const Stack = styled.div`display: grid; gap: var(--s-4);`;
const Group = styled.fieldset`
  display: grid;
  gap: var(--s-2);
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: var(--s-2); font-weight: 550; }
`;

const monthsOf = (months: number) => plural(months, { one: '# month', other: '# months' });

type ProposalFormProps = {
  offered: EmployeeOffer;
  who: { subscriptionId: string; employeeId: string; name: string };
  onClose: () => void;
};

/** Period, accessories and insurances with the price a month, worked out by the same functions as the server's. */
export function ProposalForm({ offered: { productId, offer }, who: { name, ...who }, onClose }: ProposalFormProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const propose = usePropose();
  const [opened] = useState<Choice>(() => firstChoice(offer));
  const [chosen, setChoice] = useState<Choice>(opened);
  // The offer may be read anew while the dialog is open.
  const choice = fittingChoice(offer, chosen);
  const { quote } = quoteOf(offer, choice);
  const set = (change: Partial<Choice>) => setChoice({ ...choice, ...change });
  const toggle = (id: string, isOn: boolean) =>
    set({ accessoryIds: isOn ? [...choice.accessoryIds, id] : choice.accessoryIds.filter((one) => one !== id) });
  const [fault] = choiceErrors(offer, choice);
  const send = () =>
    propose.mutate(
      { ...who, productId, ...choice, accessoryIds: [...choice.accessoryIds], seen: proposalFacts(offer, choice) },
      {
        onSuccess: () => {
          showToast(t`${name} is asked to accept ${offer.productName}`);
          onClose();
        },
      },
    );
  return (
    <Stack>
      {/* What was chosen besides the product would have to be chosen anew. */}
      <Unsaved isTyped={chosen !== opened && !propose.isSuccess} />
      <Refusal error={propose.error} />
      {offer.periods.length > 1 && (
        <Segmented
          legend={t`Period`}
          value={String(choice.months)}
          choices={offer.periods.map((months) => ({ value: String(months), label: monthsOf(months) }))}
          onChange={(months) => set({ months: Number(months) })}
        />
      )}
      {offer.accessories.length > 0 && (
        <Group>
          <legend>{t`Accessories`}</legend>
          {offer.accessories.map(({ id, productName, mandatory, price }) => (
            <Checkbox
              key={id}
              label={`${productName}, ${money(price)}`}
              checked={mandatory || choice.accessoryIds.includes(id)}
              disabled={mandatory}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          ))}
        </Group>
      )}
      {offer.allRisk && (
        <Group>
          <legend>{t`Insurance`}</legend>
          <Checkbox
            label={t`All-risk insurance`}
            checked={choice.allRisk}
            disabled={offer.terms.insuranceRequired}
            onChange={(event) =>
              set({ allRisk: event.target.checked, employeeIns: event.target.checked && choice.employeeIns })
            }
          />
          {offer.employeeIns && (
            <Checkbox
              label={t`Termination insurance`}
              checked={choice.employeeIns}
              disabled={!choice.allRisk}
              onChange={(event) => set({ employeeIns: event.target.checked })}
            />
          )}
        </Group>
      )}
      <DescriptionList
        facts={[
          { key: 'before', label: t`Before subsidy`, value: <Money value={quote.monthlyBeforeSubsidy} /> },
          { key: 'subsidy', label: t`Subsidy`, value: <Money value={quote.subsidyPerMonth} /> },
          {
            key: 'draw',
            label: t`Draw a month`,
            value: (
              <strong>
                <Money value={quote.monthlyPrice} />
              </strong>
            ),
          },
          { key: 'total', label: <Trans>In {monthsOf(choice.months)}</Trans>, value: <Money value={quote.total} /> },
        ]}
      />
      <GiftNote offer={offer} accessoryIds={choice.accessoryIds} />
      {fault && <Note tone="warn">{messageOf(fault.key)}</Note>}
      <FormActions>
        <Button
          look="primary"
          busy={propose.isPending}
          disabled={fault !== undefined}
          onClick={send}
        >{t`Send the proposal`}</Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </FormActions>
    </Stack>
  );
}
