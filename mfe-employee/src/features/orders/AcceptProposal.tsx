import { useState, type FormEvent } from 'react';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { ApiError, Button, ErrorSummary, messageOf, useFormat } from '@portal/shared-ui';
import { Checkbox } from '@portal/shared-ui/kit';
import type { OrderActions } from './orders.api.ts';

const Form = styled.form`display: grid; gap: 14px; blockquote { margin: 0; padding-left: 12px; border-left: 2px solid var(--line-strong); white-space: pre-line; color: var(--text-2); font-size: var(--fs-13); }`;

/** The workplace proposed this order; it becomes one when its rules and addendum are accepted here (DECISIONS 22). */
export function AcceptProposal({ order, accept }: { order: EmployeeOrderDetail; accept: OrderActions['accept'] }) {
  const { money } = useFormat();
  const [accepted, setAccepted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && !accepted;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (accepted) accept.mutate(true);
  };
  const problems = isMissing ? [{ text: messageOf('rules-not-accepted'), fieldId: 'accepted' }] : accept.error ? [{ text: messageOf(ApiError.from(accept.error).key) }] : [];
  return (
    <Form onSubmit={submit} noValidate>
      <p>
        <Trans>{order.companyName} proposes this order. Nothing is ordered before you accept.</Trans>
      </p>
      {order.rules.text && <blockquote>{order.rules.text}</blockquote>}
      <ErrorSummary problems={problems} attempt={attempt} />
      <Checkbox
        id="accepted"
        label={<Trans>I accept the rules and the addendum to my employment contract</Trans>}
        error={isMissing ? messageOf('required') : undefined}
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
      />
      <div>
        <Button type="submit" look="primary" size="large" busy={accept.isPending}>
          <Trans>Accept for {money(order.monthlyPrice)} a month</Trans>
        </Button>
      </div>
    </Form>
  );
}
