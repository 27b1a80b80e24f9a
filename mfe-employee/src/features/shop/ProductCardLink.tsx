import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { ProductCard } from '@portal/contract/shop';
import { Badge, generatePath, Link, Lock, useFormat } from '@portal/shared-ui';
import { WandSparkles } from '@portal/shared-ui/kit';
import { ProductPicture } from '../../shared/ProductPicture.tsx';
import { SmallBar } from '../../shared/SmallBar.tsx';
import { factsOf } from './card-facts.ts';

const Face = styled(Link)`
  height: 100%;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--surface);
  border-radius: var(--r-xl);
  box-shadow: 0 0 0 1px var(--line);
  color: inherit;
  text-decoration: none;
  transition: box-shadow var(--t-fast) var(--ease);
  &:hover { box-shadow: 0 0 0 1px var(--line-strong), var(--e-2); }
  h2 { font-size: 17px; line-height: 22px; overflow-wrap: anywhere; }
  p { font-size: var(--fs-13); line-height: 18px; color: var(--text-3); display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; }
  small { font-size: var(--fs-12); line-height: 17px; color: var(--text-3); font-variant-numeric: tabular-nums; }
  @media (max-width: 759px) { flex-direction: row; }
`;
const Picture = styled(ProductPicture)`
  height: 208px;
  flex: none;
  @media (max-width: 759px) { width: 118px; height: auto; min-height: 120px; }
`;
const Body = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  padding: 16px 18px 18px;
  > span:first-child:not(:only-child) { align-self: flex-start; margin-bottom: 6px; }
  @media (max-width: 759px) { padding: 14px 16px; }
`;
const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  margin-top: auto;
  padding-top: 14px;
  b { font: 600 22px/26px var(--font-text); letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
  span { font-size: var(--fs-13); color: var(--text-2); }
`;

type Props = { card: ProductCard; show: 'net' | 'gross'; isTaxed: boolean };

/** One product of the shop; the whole card is one link (VISUAL 4). */
export function ProductCardLink({ card, show, isTaxed }: Props) {
  const { amount } = useFormat();
  const { net, monthlyPrice, monthlyBeforeSubsidy, subsidyPerMonth, months } = card;
  const address = generatePath('/employee/catalogs/:catalogId/products/:productId', { catalogId: card.catalogId, productId: card.id });
  const search = new URLSearchParams({ subscriptionId: card.subscriptionId, months: String(months), ...(isTaxed ? { taxed: 'yes' } : {}) });
  const netPerMonth = (isTaxed && net?.alreadyTaxedNetPerMonth) || net?.netPerMonth;
  const taxIn = netPerMonth === net?.netPerMonth ? (net?.taxableCost.amount ?? 0) : 0;
  const isNet = show === 'net' && netPerMonth !== undefined;
  const { currency } = monthlyPrice;
  const gross = amount(monthlyPrice.amount);
  return (
    <li>
      <Face to={`${address}?${search}`}>
        <Picture image={card.image} categoryName={card.category.name} />
        <Body>
          {card.mandatory ? (
            <Badge tone="outline" icon={Lock}>
              <Trans>Chosen by your workplace</Trans>
            </Badge>
          ) : (
            card.featured && (
              <Badge tone="teal" icon={WandSparkles}>
                <Trans>Recommended</Trans>
              </Badge>
            )
          )}
          <h2>{card.productName}</h2>
          <p>{factsOf(card)}</p>
          {card.orderable ? (
            <>
              <Price>
                <b>{isNet ? amount(netPerMonth.amount) : gross}</b>
                <span>{isNet ? <Trans>{currency} net/mo.</Trans> : <Trans>{currency} gross/mo.</Trans>}</span>
              </Price>
              <small>
                {isNet ? <Trans>{gross} gross in {months} months</Trans> : <Trans>in {months} months</Trans>}
                {subsidyPerMonth.amount > 0 && <Trans>, before subsidy {amount(monthlyBeforeSubsidy.amount)}</Trans>}
                {isNet && taxIn > 0 && <Trans>, incl. {amount(taxIn)} tax on the benefit</Trans>}
              </small>
              <SmallBar split={{ before: monthlyBeforeSubsidy.amount, subsidy: subsidyPerMonth.amount, net: netPerMonth?.amount ?? monthlyPrice.amount }} />
            </>
          ) : (
            <Price>
              <span>
                <Trans>Price is missing. Cannot be ordered yet.</Trans>
              </span>
            </Price>
          )}
        </Body>
      </Face>
    </li>
  );
}
