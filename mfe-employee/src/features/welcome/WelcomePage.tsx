import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Card, LinkButton, Package, Store, useSignedIn } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: 20px;
  max-width: 880px;
  margin: 0 auto;
  h1 { font-size: 2.125rem; line-height: 2.5rem; letter-spacing: -.022em; }
  @media (max-width: 759px) { h1 { font-size: 1.625rem; line-height: 1.9375rem; } }
`;
const Lead = styled.p`max-width: 60ch; font-size: var(--fs-16); line-height: 1.5rem; color: var(--text-2);`;
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 20px;
  section { height: 100%; }
  svg { width: 22px; height: 22px; stroke-width: 1.75; color: var(--accent); }
  h2 { margin: 8px 0 4px; }
  p { color: var(--text-2); }
`;

/** The first thing a new employee sees (SPEC 2): what this is, in three steps. */
export default function WelcomePage() {
  const { t } = useLingui();
  const { name, companyName } = useSignedIn();
  const [firstName] = name.split(' ');
  return (
    <Frame data-density="shop">
      <h1>
        <Trans>Welcome, {firstName}</Trans>
      </h1>
      <Lead>
        <Trans>
          {companyName} lets you choose equipment and pay for it each month from your gross salary. You see every amount
          before you order.
        </Trans>
      </Lead>
      <Steps>
        <li>
          <Card>
            <Store aria-hidden="true" />
            <h2>{t`1. Choose`}</h2>
            <p>
              <Trans>
                The shop shows what each thing costs you a month in your net pay, after your workplace's subsidy.
              </Trans>
            </p>
          </Card>
        </li>
        <li>
          <Card>
            <BookOpen aria-hidden="true" />
            <h2>{t`2. Read and accept`}</h2>
            <p>
              <Trans>
                You accept the rules and an addendum to your contract. You get it as PDF and can delete the order until
                it is processed.
              </Trans>
            </p>
          </Card>
        </li>
        <li>
          <Card>
            <Package aria-hidden="true" />
            <h2>{t`3. Follow it`}</h2>
            <p>{t`Under My orders you follow the delivery and each deduction to the last one.`}</p>
          </Card>
        </li>
      </Steps>
      <div>
        <LinkButton to="/employee/catalogs" look="primary" size="large">
          {t`Go to the shop`}
        </LinkButton>
      </div>
    </Frame>
  );
}
