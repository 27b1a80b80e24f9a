import { Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { brandName, logoOf, useBrand } from '../../brand/brand.ts';
import { useDocumentTitle } from '../../frame/use-document-title.ts';
import { BrandSide } from './BrandSide.tsx';
import { Main, Page } from './frame-style.ts';

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
export function LoginFrame({
  corner,
  supportEmail,
  children,
}: {
  corner: ReactNode;
  supportEmail: string;
  children: ReactNode;
}) {
  const brand = useBrand();
  const content = useRef<HTMLDivElement>(null);
  useDocumentTitle(content);
  return (
    <Page data-density="shop">
      <BrandSide name={brandName(brand)} logo={logoOf(brand)} />
      <Main>
        <Corner>{corner}</Corner>
        <Content ref={content}>{children}</Content>
        <Foot>
          <Trans>
            Need help? <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </Trans>
        </Foot>
      </Main>
    </Page>
  );
}
