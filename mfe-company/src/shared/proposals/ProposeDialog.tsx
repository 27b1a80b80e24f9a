import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@portal/contract/subscription-detail';
import type { Participant } from '@portal/contract/subscription-participants';
import { Button, Day, messageOf, Note, Skeleton, useQuery } from '@portal/shared-ui';
import { FormActions } from '@portal/shared-ui/forms';
import { AsyncSelect, Dialog, FailedQuery, type ComboOption } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ProposalForm } from './ProposalForm.tsx';
import { employeeOffer, findProducts, takenCategories } from './proposals.api.ts';

const Stack = styled.div`display: grid; gap: var(--s-4);`;

type ProposeDialogProps = {
  subscription: Subscription;
  employee: Pick<Participant, 'employeeId' | 'name'>;
  onClose: () => void;
};

/** Chooses products for an employee, who accepts or declines (DECISIONS 22); the price is hers, with her subsidy. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { name } = props.employee;
  return (
    <Dialog title={<Trans>Propose an order to {name}</Trans>} isOpen width={560} onClose={props.onClose}>
      <Proposal {...props} />
    </Dialog>
  );
}

/** What stands in the dialog, for a page that asks something before. */
export function Proposal({ subscription, employee: { employeeId, name }, onClose }: ProposeDialogProps) {
  const { t } = useLingui();
  const [product, setProduct] = useState<ComboOption | null>(null);
  const found = useQuery({
    ...employeeOffer({ subscriptionId: subscription.id, employeeId, productId: product?.id ?? '' }),
    enabled: product !== null,
  });
  const taken = useQuery(takenCategories({ subscriptionId: subscription.id, employeeId })).data?.data;
  const offered = found.data?.data;
  return (
    <Stack>
      <p>
        <Trans>
          {name} gets an e-mail and accepts or declines. Nothing is ordered before that, and the proposal lapses when
          the subscription ends.
        </Trans>
      </p>
      <AsyncSelect
        label={t`Product`}
        hasFocus
        queryKey={['proposals', 'products', subscription.id, taken]}
        load={(q, signal) =>
          findProducts(subscription.catalogs, new Set(taken?.map(({ categoryId }) => categoryId)), q, signal)
        }
        value={product}
        onChange={setProduct}
      />
      {taken?.map(({ categoryId, categoryName, orderNumber, until }) => (
        <Note key={categoryId}>
          {until ? (
            <Trans>
              {categoryName} is left out: order {orderNumber} runs until <Day value={until} />.
            </Trans>
          ) : (
            <Trans>
              {categoryName} is left out: order {orderNumber} runs without an end.
            </Trans>
          )}
        </Note>
      ))}
      {product && found.isPending && <Skeleton height={120} />}
      {found.error && <FailedQuery label={t`The price`} error={found.error} onRetry={found.refetch} />}
      {offered?.refusal && (
        <>
          <Note tone="warn">{messageOf(offered.refusal)}</Note>
          <FormActions>
            <Button onClick={onClose}>{t`Cancel`}</Button>
          </FormActions>
        </>
      )}
      {offered && !offered.refusal && (
        <ProposalForm
          key={offered.productId}
          offered={offered}
          who={{ subscriptionId: subscription.id, employeeId, name }}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}
