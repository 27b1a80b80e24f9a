import { Trans } from '@lingui/react/macro';
import { costInAll } from '@portal/contract/cost-in-all';
import { chosenDelivery, OwnAddress, type DeliveryChoice } from '@portal/contract/delivery';
import { errorKeys, type ErrorDetail } from '@portal/contract/errors';
import { choiceErrors, type Choice } from '@portal/contract/offer';
import type { Quote } from '@portal/contract/quote';
import { orderFacts } from '@portal/contract/seen-orders';
import type { ProductDetail } from '@portal/contract/shop-products';
import {
  ApiError,
  Button,
  ErrorSummary,
  messageOf,
  useFormat,
  useNavigate,
  useUnsaved,
  type FormProblem,
} from '@portal/shared-ui';
import { ChangedSinceSeen, changesOf, Checkbox } from '@portal/shared-ui/kit';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { NetInAll } from '../../shared/NetInAll.tsx';
import { Blocked, blockedId } from './Blocked.tsx';
import { Delivery, useAddressLabels } from './Delivery.tsx';
import { usePlaceOrder } from './product.api.ts';
import { RulesText } from './RulesText.tsx';

const Form = styled.form`display: grid; gap: 14px; margin-top: 14px; scroll-margin-top: 80px;`;

/** Where the sticky price bar leads to. */
export const orderPanelId = 'order';

const addressPath = (name: string) => `address.${name}`;
const addressFields = Object.keys(OwnAddress.entries).map(addressPath);

/** What is missing in a typed address, by the contract's own form. */
function addressErrors(address: DeliveryChoice['address']): ErrorDetail[] {
  if (!address) return [];
  const { issues = [] } = v.safeParse(OwnAddress, address);
  return issues.map((issue) => ({
    path: addressPath(v.getDotPath(issue) ?? ''),
    key: errorKeys.find((key) => key === issue.message) ?? 'invalid-data-provided',
  }));
}

type Props = { product: ProductDetail; choice: Choice; quote: Quote };

/**
 * Delivery, rules, consent and the order button. The button is disabled only where nothing on this page can make the
 * order possible, with its reason beside it: what is missing otherwise is listed above it, each line leading to its
 * field (UX 1). A refused order keeps every choice.
 */
export function OrderPanel({ product, choice, quote }: Props) {
  const { amount, money, period, locale } = useFormat();
  const navigate = useNavigate();
  const order = usePlaceOrder();
  const [where, setWhere] = useState<DeliveryChoice>({});
  const delivery = chosenDelivery(product.deliveries, where) ?? product.delivery;
  // Consent is to the terms that were shown when it was given: other terms take it back (DECISIONS 48).
  const terms = JSON.stringify([product.offer, product.round, product.rules, product.salaryCalculation, delivery]);
  const [acceptedTerms, setAcceptedTerms] = useState<string>();
  const acceptedRules = acceptedTerms === terms;
  const [problems, setProblems] = useState<readonly ErrorDetail[]>([]);
  const [attempt, setAttempt] = useState(0);

  // What is typed for the delivery would have to be typed anew; the order that is placed has it.
  useUnsaved(() => JSON.stringify(where) !== '{}' && !order.isPending && !order.isSuccess);

  const refuse = (details: readonly ErrorDetail[]) => {
    setProblems(details);
    setAttempt((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (order.isPending) return;
    const missing: ErrorDetail[] = acceptedRules ? [] : [{ path: 'acceptedRules', key: 'required' }];
    const found = [...addressErrors(where.address), ...choiceErrors(product.offer, choice), ...missing];
    if (found.length > 0) return refuse(found);
    setProblems([]);
    order.mutate(
      {
        ...choice,
        ...where,
        keepAddress: where.keepAddress ?? false,
        accessoryIds: [...choice.accessoryIds],
        subscriptionId: product.subscriptionId,
        productId: product.id,
        acceptedRules,
        language: locale,
        seen: orderFacts({ ...product, delivery }, choice, locale),
      },
      {
        onSuccess: ({ data }) => void navigate(`/employee/orders/${data.id}/confirmation`),
        onError: (error) => {
          const { key, details } = ApiError.from(error);
          if (changesOf(error).length > 0) return setAcceptedTerms(undefined);
          return refuse(details.length > 0 ? details : [{ path: '', key }]);
        },
      },
    );
  };

  const inAll = costInAll(quote);
  const rulesProblem = problems.some(({ path }) => path === 'acceptedRules') && !acceptedRules;
  const fieldIds = new Set(['acceptedRules', 'accessoryIds', 'allRisk', 'employeeIns', ...addressFields]);
  const faults = new Map(problems.map(({ path, key }) => [path, messageOf(key)]));
  const labels = useAddressLabels();
  const labelOf = new Map(Object.entries(labels).map(([name, label]) => [addressPath(name), label]));
  const shown = problems.map(({ path, key }): FormProblem => ({
    label: labelOf.get(path),
    text: path === 'acceptedRules' ? messageOf('rules-not-accepted') : messageOf(key),
    ...(fieldIds.has(path) ? { fieldId: path } : {}),
  }));
  return (
    <Form id={orderPanelId} onSubmit={submit} noValidate aria-busy={order.isPending || undefined}>
      <Delivery deliveries={product.deliveries} choice={where} onChange={setWhere} faults={faults} />
      <RulesText product={product} />
      <ErrorSummary problems={shown} attempt={attempt} />
      <ChangedSinceSeen changes={changesOf(order.error)} />
      {product.refusal && <Blocked id={blockedId} refusal={product.refusal} takenBy={product.takenBy} />}
      <div data-unguarded="consent">
        <Checkbox
          id="acceptedRules"
          label={<Trans>I accept the rules and the addendum to my employment contract</Trans>}
          error={rulesProblem ? messageOf('required') : undefined}
          checked={acceptedRules}
          onChange={(event) => setAcceptedTerms(event.target.checked ? terms : undefined)}
        />
      </div>
      <div>
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          busy={order.isPending}
          disabled={product.refusal !== null}
          aria-describedby={product.refusal ? blockedId : undefined}
        >
          <Trans>Order for {amount(quote.monthlyPrice.amount)} a month</Trans>
        </Button>
        <p>
          <Trans>
            {quote.months} deductions, {money(inAll.gross)} in all before tax. First one{' '}
            {period(product.round.firstPeriod)}. You can cancel until your workplace processes the order.
          </Trans>{' '}
          <NetInAll quote={quote} />
        </p>
      </div>
    </Form>
  );
}
