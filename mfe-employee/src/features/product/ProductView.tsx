import { useLingui } from '@lingui/react/macro';
import { firstChoice, fittingChoice, type Choice } from '@portal/contract/offer';
import { quoteOf } from '@portal/contract/quote';
import type { ProductDetail } from '@portal/contract/shop-products';
import { ChevronRight, Fixed, Link, useQuery, useSignedIn } from '@portal/shared-ui';
import { Checkbox } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { QuoteBlock } from '../../shared/QuoteBlock.tsx';
import { taxChoice } from '../../shared/tax-choice.api.ts';
import { Blocked } from './Blocked.tsx';
import { Gallery } from './Gallery.tsx';
import { GiftNote } from './GiftNote.tsx';
import { LeaveEarly } from './LeaveEarly.tsx';
import { OrderPanel, orderPanelId } from './OrderPanel.tsx';
import { PriceSaid } from './PriceSaid.tsx';
import { ProductOptions } from './ProductOptions.tsx';
import { Specifications } from './Specifications.tsx';
import { StickyPrice } from './StickyPrice.tsx';
import { Variants } from './Variants.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 492px);
  grid-template-rows: auto 1fr;
  gap: 28px 48px;
  align-items: start;
  margin-top: 12px;
  > div { min-width: 0; }
  > aside { grid-row: 1 / span 2; grid-column: 2; }
  input, button, summary { scroll-margin-bottom: 96px; }
  @media (max-width: 1019px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    > aside { grid-row: auto; grid-column: 1; }
  }
`;
const Title = styled.h1`
  font-size: 2.25rem;
  line-height: 2.625rem;
  letter-spacing: -.022em;
  overflow-wrap: anywhere;
  @media (max-width: 759px) { font-size: 1.75rem; line-height: 2.125rem; }
`;
const Lead = styled.p`
  max-width: 560px;
  margin-top: 8px;
  font-size: 1.0625rem;
  line-height: 1.625rem;
  color: var(--text-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
  @media (max-width: 759px) { font-size: 1rem; line-height: 1.5rem; }
`;
const Crumbs = styled.nav`
  ol { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; font-size: var(--fs-13); color: var(--text-3); }
  li { display: flex; gap: 6px; align-items: center; }
  a { color: inherit; text-decoration: none; }
  a:hover { text-decoration: underline; }
  svg { width: 14px; height: 14px; }
`;

type Props = { product: ProductDetail; months: number; isTaxed: boolean };

/** The product with one choice in hand; the price is worked out here with the code that the server decides with. */
export function ProductView({ product, months, isTaxed }: Props) {
  const { t } = useLingui();
  const { companyName } = useSignedIn();
  const { offer, category } = product;
  const [chosen, setChoice] = useState<Choice>(() => ({
    ...firstChoice(offer, offer.periods.includes(months) ? months : undefined),
    alreadyTaxed: isTaxed,
  }));
  // The offer may be read anew while the page is open.
  const choice = fittingChoice(offer, chosen);
  const taxRate = useQuery(taxChoice()).data?.data;
  const { quote } = quoteOf(offer, choice, taxRate);
  const change = (next: Partial<Choice>) => setChoice((current) => ({ ...current, ...next }));
  return (
    <div data-density="shop">
      <Crumbs aria-label={t`Breadcrumb`}>
        <ol>
          <li>
            <Link to="/employee/catalogs">{t`Shop`}</Link>
            <ChevronRight aria-hidden="true" />
          </li>
          <li>
            <Link to={`/employee/catalogs?${new URLSearchParams({ categoryId: category.id })}`}>
              <Fixed>{category.name}</Fixed>
            </Link>
            <ChevronRight aria-hidden="true" />
          </li>
          <li aria-current="page">
            <Fixed>{offer.productName}</Fixed>
          </li>
        </ol>
      </Crumbs>
      <Columns>
        <div>
          <Gallery pictures={product.pictures} productName={offer.productName} categoryName={category.name} />
          <Title>
            <Fixed>{offer.productName}</Fixed>
          </Title>
          {product.description && <Lead>{product.description}</Lead>}
          {product.refusal && <Blocked refusal={product.refusal} takenBy={product.takenBy} />}
          <Variants product={product} months={choice.months} />
          <ProductOptions offer={offer} choice={choice} onChange={change} />
        </div>
        <aside aria-label={t`Price and order`}>
          <QuoteBlock
            quote={quote}
            companyName={companyName ?? ''}
            offered={offer.subsidy}
            footer={
              <>
                {quote.estimate?.asksAlreadyTaxed && (
                  <Checkbox
                    label={t`I am already taxed of free phone`}
                    hint={t`The phone tax is paid once, whatever you have. This changes the estimate only.`}
                    checked={choice.alreadyTaxed}
                    onChange={(event) => change({ alreadyTaxed: event.target.checked })}
                  />
                )}
                <GiftNote offer={offer} choice={choice} />
                <OrderPanel product={product} choice={choice} quote={quote} />
              </>
            }
          />
        </aside>
        <div>
          <LeaveEarly product={product} choice={choice} companyName={companyName ?? ''} />
          <br />
          <Specifications product={product} quote={quote} />
        </div>
      </Columns>
      <PriceSaid quote={quote} />
      <StickyPrice quote={quote} targetId={orderPanelId} />
    </div>
  );
}
