import { Trans } from '@lingui/react/macro';
import type { ShopCatalog } from '@portal/contract/shop-catalogs';
import { useFormat, useSignedIn } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Hero = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 32px;
  align-items: flex-end;
  justify-content: space-between;
  margin-bottom: 24px;
  h1 { font-size: 34px; line-height: 40px; letter-spacing: -.022em; }
  p { margin-top: 8px; max-width: 560px; font-size: var(--fs-16); line-height: 24px; color: var(--text-2); }
  @media (max-width: 759px) {
    margin-bottom: 20px;
    h1 { font-size: 26px; line-height: 31px; }
    p { font-size: 15px; line-height: 22px; }
  }
`;
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  background: var(--surface);
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line);
  > div { flex: 1 0 auto; padding: 12px 20px; }
  > div + div { border-left: 1px solid var(--line); }
  dt { font-size: var(--fs-12); line-height: 16px; color: var(--text-3); }
  dd { margin-top: 2px; font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
  @media (max-width: 759px) {
    width: 100%;
    > div { flex: 1 1 0; padding: 10px 12px; }
    dd { font-size: var(--fs-13); line-height: 18px; white-space: normal; }
    dt { font-size: var(--fs-11); }
  }
`;

/** Greets, says how paying works, and the three facts that matter now: last day, subsidy left, first deduction. */
export function ShopHero({ catalog }: { catalog: ShopCatalog }) {
  const { day, money, periodTitle } = useFormat();
  const [firstName] = useSignedIn().name.split(' ');
  return (
    <Hero>
      <div>
        <h1>
          <Trans>Hi {firstName}. What do you need?</Trans>
        </h1>
        <p>
          <Trans>
            You pay each month through a deduction from your gross salary. The price on the card is what you notice in
            your account.
          </Trans>
        </p>
      </div>
      <Facts>
        <div>
          <dt>
            <Trans>Order by</Trans>
          </dt>
          <dd>{day(catalog.endDate)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Subsidy left</Trans>
          </dt>
          <dd>
            <Trans>{money(catalog.subsidy.left)}/mo.</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>First deduction</Trans>
          </dt>
          <dd>{periodTitle(catalog.firstPeriod)}</dd>
        </div>
      </Facts>
    </Hero>
  );
}
