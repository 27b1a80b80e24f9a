import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopCatalog } from '@portal/contract/shop-catalogs';
import { Fixed, useFormat, useSignedIn } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Hero = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 32px;
  align-items: flex-end;
  justify-content: space-between;
  margin-bottom: 24px;
  h1 { font-size: 2.125rem; line-height: 2.5rem; letter-spacing: -.022em; }
  p { margin-top: 8px; max-width: 560px; font-size: var(--fs-16); line-height: 1.5rem; color: var(--text-2); }
  @media (max-width: 759px) {
    margin-bottom: 20px;
    h1 { font-size: 1.625rem; line-height: 1.9375rem; }
    p { font-size: .9375rem; line-height: 1.375rem; }
  }
`;
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  background: var(--surface);
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line);
  max-width: 640px;
  > div { flex: 1 0 auto; max-width: 240px; padding: 12px 20px; }
  > div + div { border-left: 1px solid var(--line); }
  dt { font-size: var(--fs-12); line-height: 1rem; color: var(--text-3); }
  dd { margin-top: 2px; font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
  dd + dd { font-weight: 400; font-size: var(--fs-12); line-height: 1rem; color: var(--text-3); white-space: normal; }
  @media (max-width: 759px) {
    width: 100%;
    > div { flex: 1 1 0; padding: 10px 12px; }
    dd { font-size: var(--fs-13); line-height: 1.125rem; white-space: normal; }
    dt { font-size: var(--fs-11); }
  }
`;

/** Greets, says how paying works, and the facts that matter now, of all open rounds: subsidy, last day, first draw. */
export function ShopHero({ catalogs }: { catalogs: readonly ShopCatalog[] }) {
  const { t } = useLingui();
  const { day, money, amount, periodTitle } = useFormat();
  const [firstName] = useSignedIn().name.split(' ');
  const subsidised = catalogs.filter(({ subsidy }) => subsidy.perMonth.amount > 0);
  const left = subsidised.reduce((sum, { subsidy }) => sum + subsidy.left.amount, 0);
  const [next, ...later] = catalogs.toSorted((one, other) => (one.endDate < other.endDate ? -1 : 1));
  const others = later.filter(({ endDate }) => endDate !== next?.endDate);
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
        {subsidised[0] && (
          <div>
            <dt>{t`Subsidy left`}</dt>
            <dd>
              <Trans>{money({ ...subsidised[0].subsidy.left, amount: left })}/mo.</Trans>
            </dd>
            {catalogs.length > 1 && (
              <dd>
                {subsidised
                  .map(({ displayName, subsidy }) => `${displayName} ${amount(subsidy.left.amount)}`)
                  .join(', ')}
              </dd>
            )}
          </div>
        )}
        {next && (
          <div>
            <dt>{t`Order by`}</dt>
            <dd>
              <Fixed>{day(next.endDate)}</Fixed>
            </dd>
            {others[0] && (
              <dd>{others.map(({ displayName, endDate }) => `${displayName} ${day(endDate)}`).join(', ')}</dd>
            )}
          </div>
        )}
        {next && (
          <div>
            <dt>{t`First deduction`}</dt>
            <dd>
              <Fixed>{periodTitle(next.firstPeriod)}</Fixed>
            </dd>
          </div>
        )}
      </Facts>
    </Hero>
  );
}
