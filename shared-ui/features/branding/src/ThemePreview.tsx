import { Trans, useLingui } from '@lingui/react/macro';
import type { Theme } from '@portal/contract/theme';
import { applyTheme, fileUrl, Fixed } from '@portal/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { Stack } from './branding-style.ts';
import {
  Bottom,
  BrowserTab,
  Content,
  FocusedButton,
  Mail,
  Mails,
  Own,
  PlainButton,
  PointedButton,
  Portal,
  Sheet,
  Side,
  TextLink,
  Top,
} from './preview-style.ts';

type ThemePreviewProps = {
  theme: Theme;
  name: string;
  /** what companies and mails show; the name without one */
  logo: string | null;
  /** of the reseller's own pages, where they have another */
  ownLogo?: string | null | undefined;
  favicon: string | null;
};

/** The portal and its mails in a look that is not published yet; nothing outside of the preview changes (UX 1.5). */
export function ThemePreview({ theme, name, logo, ownLogo, favicon }: ThemePreviewProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) applyTheme(theme, frame.current);
  }, [theme]);
  return (
    <Sheet ref={frame} data-mode="light" role="region" aria-label={t`Preview`}>
      <Stack>
        <BrowserTab>
          {favicon && <img src={fileUrl(favicon)} alt={t`Favicon`} width={16} height={16} />}
          <span>
            <Fixed>{name}</Fixed>
          </span>
        </BrowserTab>
        <Portal>
          <Side>
            <Mark name={name} logo={logo} />
            <span>{t`Employees`}</span>
            <span data-active="">{t`Orders`}</span>
            <span>{t`Catalogs`}</span>
          </Side>
          <div>
            <Top>
              <em>{t`Search`}</em>
              <span>Mette Krag</span>
              <b>{t`Log out`}</b>
            </Top>
            <Content>
              <strong>{t`Orders`}</strong>
              <div>
                <PlainButton>{t`Button`}</PlainButton>
                <PointedButton>{t`Hover`}</PointedButton>
                <FocusedButton>{t`Focus`}</FocusedButton>
                <TextLink>{t`A link`}</TextLink>
              </div>
            </Content>
            <Bottom>{t`Need help?`}</Bottom>
          </div>
        </Portal>
        <Mails>
          <MailPreview name={name} logo={logo} />
          <MailPreview name={name} logo={logo} isDark />
        </Mails>
        {ownLogo !== undefined && ownLogo !== logo && (
          <Mail>
            <Own>
              <Mark name={name} logo={ownLogo} />
            </Own>
            <figcaption>
              <Trans>Your own pages</Trans>
            </figcaption>
          </Mail>
        )}
      </Stack>
    </Sheet>
  );
}

/** The logo, or the name where there is none. */
function Mark({ name, logo }: { name: string; logo: string | null }) {
  return logo ? (
    <img src={fileUrl(logo)} alt={name} />
  ) : (
    <strong>
      <Fixed>{name}</Fixed>
    </strong>
  );
}

function MailPreview({ name, logo, isDark = false }: { name: string; logo: string | null; isDark?: boolean }) {
  return (
    <Mail>
      <div data-dark={isDark || undefined}>
        <header>
          <Mark name={name} logo={logo} />
        </header>
        <section>
          <strong>
            <Trans>Your phone is on its way</Trans>
          </strong>
          <span>
            <Trans>It left the warehouse today.</Trans>
          </span>
          <PlainButton>
            <Trans>Follow the parcel</Trans>
          </PlainButton>
        </section>
        <footer>
          <Trans>Sent by {name}</Trans>
        </footer>
      </div>
      <figcaption>{isDark ? <Trans>E-mail, dark mail program</Trans> : <Trans>E-mail, light</Trans>}</figcaption>
    </Mail>
  );
}
