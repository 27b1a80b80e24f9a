import type { OrderOutcome } from '@portal/contract/order-outcomes';
import { Fixed, messageOfRefusal } from '@portal/shared-ui';
import { NameLink } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 240px;
  overflow: auto;
  font-size: var(--fs-13);
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
  }
  span:last-child { color: var(--danger); text-align: right; }
`;

type Named = Pick<OrderOutcome, 'orderId' | 'employeeName' | 'product' | 'key' | 'of'> & {
  orderNumber: number | string;
};
type OutcomeListProps<Outcome> = {
  label: string;
  outcomes: readonly Outcome[];
  /** more than the key says, where it needs more */ reason?: (outcome: Outcome) => ReactNode;
};

/** The orders that an action left as they were, each with its reason in words. */
export function OutcomeList<Outcome extends Named>({
  label,
  outcomes,
  reason = ({ key, of }) => key && messageOfRefusal(key, of),
}: OutcomeListProps<Outcome>) {
  return (
    // Scrolls by itself, so the keyboard must reach it.
    <List tabIndex={0} aria-label={label}>
      {outcomes.map((outcome) => (
        <li key={outcome.orderId}>
          {/* A line never begins with the dot. */}
          <span>
            <NameLink of={{ kind: 'order', id: outcome.orderId }}>
              <Fixed>{outcome.orderNumber}</Fixed>
            </NameLink>
            {`\u00a0· ${outcome.employeeName}\u00a0· ${outcome.product}`}
          </span>
          <span>{reason(outcome)}</span>
        </li>
      ))}
    </List>
  );
}
