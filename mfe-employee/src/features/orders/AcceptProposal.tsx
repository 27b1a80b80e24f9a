import { Trans } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { acceptanceFacts } from '@portal/contract/seen-orders';
import { ApiError, Button, ErrorSummary, messageOf, useFormat } from '@portal/shared-ui';
import { ChangedSinceSeen, changesOf, Checkbox } from '@portal/shared-ui/kit';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { OrderActions } from './orders.api.ts';

const Form = styled.form`
  display: grid;
  gap: 14px;
  blockquote {
    margin: 0;
    padding-left: 12px;
    border-left: 2px solid var(--line-strong);
    white-space: pre-line;
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

/** The workplace proposed this order; it becomes one when its rules and addendum are accepted here (DECISIONS 22). */
export function AcceptProposal({ order, accept }: { order: EmployeeOrderDetail; accept: OrderActions['accept'] }) {
  const { money, locale } = useFormat();
  const rules = order.rules.texts?.[locale] ?? order.rules.text;
  const seen = acceptanceFacts(order, locale);
  // Consent is to what was shown when it was given: anything else takes it back (DECISIONS 48).
  const [acceptedTerms, setAcceptedTerms] = useState<string>();
  const accepted = acceptedTerms === JSON.stringify(seen);
  const changes = changesOf(accept.error);
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && !accepted;
  const forget = () => {
    setAcceptedTerms(undefined);
    setAttempt(0);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (accepted)
      accept.mutate(
        { acceptedRules: true, language: locale, seen },
        { onError: (error) => (changesOf(error).length > 0 ? forget() : undefined) },
      );
  };
  const problems = isMissing
    ? [{ text: messageOf('rules-not-accepted'), fieldId: 'accepted' }]
    : accept.error && changes.length === 0
      ? [{ text: messageOf(ApiError.from(accept.error).key) }]
      : [];
  return (
    <Form data-unguarded="consent" onSubmit={submit} noValidate>
      <p>
        <Trans>{order.companyName} proposes this order. Nothing is ordered before you accept.</Trans>
      </p>
      {rules && <blockquote>{rules}</blockquote>}
      <ErrorSummary problems={problems} attempt={attempt} />
      <ChangedSinceSeen changes={changes} />
      <Checkbox
        id="accepted"
        label={<Trans>I accept the rules and the addendum to my employment contract</Trans>}
        error={isMissing ? messageOf('rules-not-accepted') : undefined}
        checked={accepted}
        onChange={(event) => setAcceptedTerms(event.target.checked ? JSON.stringify(seen) : undefined)}
      />
      <div>
        <Button type="submit" look="primary" size="large" busy={accept.isPending}>
          <Trans>Accept for {money(order.monthlyPrice)} a month</Trans>
        </Button>
      </div>
    </Form>
  );
}
