import { Trans } from '@lingui/react/macro';
import { Logo } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { brandName, logoOf, useBrand } from '../../brand/brand.ts';
import { Stair } from './Stair.tsx';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 46%) 1fr;
  min-height: 100vh;
  @media (max-width: 759px) { display: flex; flex-direction: column; position: relative; }
`;

const Side = styled.header`
  display: flex;
  flex-direction: column;
  padding: 32px 56px 0;
  overflow: hidden;
  background: var(--theme-sidebar-bg);
  color: var(--theme-sidebar-menu-text);
  @media (max-width: 759px) { padding: 20px 20px 26px; }
`;

const Name = styled.div`min-height: 32px; display: flex; align-items: center; color: var(--on-sidebar-strong);`;

const Pitch = styled.div`
  margin-top: 72px;
  max-width: 440px;
  strong { display: block; font: 650 38px/44px var(--font-display); letter-spacing: -.022em; color: var(--on-sidebar-strong); text-wrap: balance; }
  p { margin-top: 14px; max-width: 380px; font-size: 16px; line-height: 25px; }
  @media (max-width: 759px) {
    margin-top: 26px;
    strong { font-size: 25px; line-height: 30px; }
    p { display: none; }
  }
`;

const Main = styled.main`
  display: flex;
  flex-direction: column;
  padding: 28px 40px;
  background: var(--surface);
  @media (max-width: 759px) { flex: 1; padding: 10px 20px 20px; }
`;

const Corner = styled.div`
  display: flex;
  justify-content: flex-end;
  @media (max-width: 759px) { position: absolute; right: 12px; top: 14px; color: var(--on-sidebar-strong); }
`;

const Content = styled.div`
  width: 384px;
  max-width: 100%;
  margin: auto;
  h1 { letter-spacing: -.018em; }
  @media (max-width: 759px) { width: 100%; margin: 18px auto 32px; }
`;

const Foot = styled.footer`font-size: var(--fs-13); color: var(--text-3);`;

/** Brand on the left, one thing to do on the right: the login screen and the page of a login link. */
export function LoginFrame({ corner, supportEmail, children }: { corner: ReactNode; supportEmail: string; children: ReactNode }) {
  const brand = useBrand();
  return (
    <Page data-density="shop">
      <Side>
        <Name>
          <Logo name={brandName(brand)} src={logoOf(brand)} />
        </Name>
        <Pitch>
          <strong>
            <Trans>Good equipment, paid from your gross salary.</Trans>
          </strong>
          <p>
            <Trans>Every line of the calculation is shown before you sign. Nothing is ordered until you say so.</Trans>
          </p>
        </Pitch>
        <Stair />
      </Side>
      <Main>
        <Corner>{corner}</Corner>
        <Content>{children}</Content>
        <Foot>
          <Trans>
            Need help? <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </Trans>
        </Foot>
      </Main>
    </Page>
  );
}
