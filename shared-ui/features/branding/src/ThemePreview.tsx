import { Trans, useLingui } from '@lingui/react/macro';
import type { Theme } from '@portal/contract/theme';
import { applyTheme } from '@portal/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { Stack } from './branding-style.ts';
import {
  Bottom,
  Content,
  FocusedButton,
  Mail,
  Mails,
  PlainButton,
  PointedButton,
  Portal,
  Sheet,
  Side,
  TextLink,
  Top,
} from './preview-style.ts';

/** The portal and its mails in a theme that is not published yet; nothing outside of the preview changes (UX 1.5). */
export function ThemePreview({ theme, name }: { theme: Theme; name: string }) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) applyTheme(theme, frame.current);
  }, [theme]);
  return (
    <Sheet ref={frame} data-mode="light" role="region" aria-label={t`Preview`}>
      <Stack>
        <Portal>
          <Side>
            <strong>{name}</strong>
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
          <MailPreview name={name} />
          <MailPreview name={name} isDark />
        </Mails>
      </Stack>
    </Sheet>
  );
}

function MailPreview({ name, isDark = false }: { name: string; isDark?: boolean }) {
  return (
    <Mail>
      <div data-dark={isDark || undefined}>
        <header>{name}</header>
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
