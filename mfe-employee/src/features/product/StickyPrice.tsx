import { Trans } from '@lingui/react/macro';
import type { Quote } from '@portal/contract/quote';
import { mineOf } from '@portal/contract/tax-choice';
import { Button, Fixed, useFormat } from '@portal/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useUnit } from '../../shared/use-unit.ts';

const Bar = styled.div`
  display: none;
  position: sticky;
  bottom: 0;
  z-index: 4;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  margin: 24px -16px 0;
  padding: 10px 16px calc(10px + env(safe-area-inset-bottom));
  background: var(--surface);
  box-shadow: 0 -1px 0 var(--line), var(--e-2);
  b { font-size: 1.1875rem; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
  small { display: block; font-size: var(--fs-12); color: var(--text-3); font-variant-numeric: tabular-nums; }
  @media (max-width: 1019px) { display: flex; }
  @media (max-height: 400px) { position: static; }
  @media print { display: none; }
`;

/** Whether the element is on the screen; where the browser cannot tell, it is not. */
function useIsInView(id: string): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}

/** On small screens the sum stays in sight; its button leads to rules and order, where the consent is given. */
export function StickyPrice({ quote, targetId }: { quote: Quote; targetId: string }) {
  const { amount } = useFormat();
  const net = quote.estimate && mineOf(quote.estimate)?.chosen.netPerMonth;
  const isAtOrder = useIsInView(targetId);
  const currency = useUnit(quote.monthlyPrice.currency);
  const draw = amount(quote.monthlyPrice.amount);
  if (isAtOrder) return null;
  return (
    <Bar>
      <div>
        <b>{net ? <Fixed>{amount(net.amount)}</Fixed> : draw}</b>{' '}
        {net ? <Trans>{currency} net a month</Trans> : <Trans>{currency} a month</Trans>}
        {net && (
          <small>
            <Trans>{draw} from gross salary</Trans>
          </small>
        )}
      </div>
      <Button
        look="primary"
        size="large"
        onClick={() => document.getElementById(targetId)?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
      >
        <Trans>Go to order</Trans>
      </Button>
    </Bar>
  );
}
