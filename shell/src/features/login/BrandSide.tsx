import { Trans } from '@lingui/react/macro';
import { Logo } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Stair } from './Stair.tsx';

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
  strong {
    display: block;
    font: 650 2.375rem/2.75rem var(--font-display);
    letter-spacing: -.022em;
    color: var(--on-sidebar-strong);
    text-wrap: balance;
  }
  p { margin-top: 14px; max-width: 380px; font-size: 1rem; line-height: 1.5625rem; }
  @media (max-width: 759px) {
    margin-top: 26px;
    strong { font-size: 1.5625rem; line-height: 1.875rem; }
    p { display: none; }
  }
`;

type Props = { name: string; logo?: string | undefined };

/** The half of the login screen that says whose it is and what it is for. It waits for nothing and never changes. */
export function BrandSide({ name, logo }: Props) {
  return (
    <Side>
      <Name>
        <Logo name={name} src={logo} />
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
  );
}
