import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { OrderProblem } from '@portal/contract/order-kinds';
import { orderStateOf, type OrderStatus } from '@portal/contract/order-status';
import type { Picture } from '@portal/contract/pictures';
import { Fixed, Link, Package, useSearchParams } from '@portal/shared-ui';
import { OrderStatusBadge, ProblemBadge, ProductPicture } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { orderProblemLabels } from './order-problem-labels.ts';

const Number = styled(Link)`font-variant-numeric: tabular-nums; white-space: nowrap;`;

/** The order's number; opens its drawer, and the address says so. */
export function OrderLink({ orderId, orderNumber }: { orderId: string; orderNumber: number }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('order', orderId);
  return (
    <Number data-opens-row to={{ search: `?${next.toString()}` }}>
      <Fixed>{orderNumber}</Fixed>
    </Number>
  );
}

const Two = styled.div`
  min-width: 0;
  strong { display: block; font-weight: 550; }
  small { display: block; font-size: var(--fs-12); color: var(--text-3); }
  @media (min-width: 760px) { min-width: 112px; }
`;

/** A line and a quieter line under it: a person and a department. */
export function TwoLines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <Two>
      <strong>{first}</strong>
      {second !== '' && <small>{second}</small>}
    </Two>
  );
}

const Products = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  > span {
    display: grid;
    place-items: center;
    flex: none;
    width: 32px;
    height: 32px;
    border-radius: var(--r-sm);
    background: var(--n-100);
    color: var(--text-3);
  }
  svg { width: 18px; height: 18px; stroke-width: 1.5; }
  small { display: block; font-size: var(--fs-12); color: var(--text-3); }
  @media (min-width: 760px) { min-width: 180px; }
`;

/** A number of letters and digits that is read as one: never broken at its hyphens. */
export const Code = styled.span`white-space: nowrap;`;

type OrderProductsProps = { product: ReactNode; accessories: readonly string[]; picture?: Picture | null | undefined };

const Small = styled(ProductPicture)`flex: none; width: 32px; height: 32px; border-radius: var(--r-sm);`;

/** The main product with its picture, and what comes with it: "+ Cover, 2 more". */
export function OrderProducts({ product, accessories, picture }: OrderProductsProps) {
  const [first, ...others] = accessories;
  return (
    <Products>
      {picture ? (
        <Small picture={picture} sizes="32px" />
      ) : (
        <span aria-hidden="true">
          <Package />
        </span>
      )}
      <div>
        {product}
        <small>
          {first === undefined ? <Trans>No accessories</Trans> : <>+ {first}</>}
          {others.length > 0 && (
            <>
              {', '}
              <Plural value={others.length} one="# more" other="# more" />
            </>
          )}
        </small>
      </div>
    </Products>
  );
}

/** A sentence of two lines in a table, so that the column beside it stays on screen. */
const Problem = styled.div`@media (min-width: 760px) { > span { white-space: normal; max-width: 150px; } }`;

type Shown = { status: OrderStatus; problem: OrderProblem | null; isProposal?: boolean };

/** The status, or what keeps an open order from going on; a proposal is no order (DECISIONS 46). */
export function OrderState({ status, problem, isProposal = false }: Shown) {
  const { i18n } = useLingui();
  return problem ? (
    <Problem>
      <ProblemBadge text={i18n._(orderProblemLabels[problem])} />
    </Problem>
  ) : (
    <OrderStatusBadge status={orderStateOf({ status, isProposal })} />
  );
}
