import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut, roleLabels, useLocation } from '@portal/shared-ui';
import { logOut } from '../session/log-out.ts';
import { Bell } from './Bell.tsx';
import { Content, Page, Row, Tab, Tabs, Top } from './employee-style.ts';
import { Footer } from './Footer.tsx';
import { PlainButton, RoleLabel, Spring } from './header-style.ts';
import { HomeLink } from './HomeLink.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { currentEntry } from './menu.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { contentId } from './SkipLink.tsx';
import type { SurroundingsProps } from './surroundings.ts';

/** Employees: a header with tabs, no sidebar, room for products (VISUAL 3). */
export function EmployeeFrame({ user, menu, content, children }: SurroundingsProps) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const current = currentEntry(menu, pathname);
  return (
    <Page data-density="shop">
      <Top>
        <Row>
          <HomeLink />
          <Tabs aria-label={t`Main menu`}>
            {menu
              .flatMap(({ items }) => items)
              .map(({ to, label }) => (
                <Tab key={to} to={to} aria-current={to === current ? 'page' : undefined}>
                  {label}
                </Tab>
              ))}
          </Tabs>
          <Spring />
          <RoleLabel data-part="text">{i18n._(roleLabels.employee)}</RoleLabel>
          <Bell user={user} />
          <PersonMenu user={user} />
          <LanguageSwitcher />
          <PlainButton type="button" onClick={() => void logOut()}>
            <LogOut aria-hidden="true" />
            <span data-part="text">
              <Trans>Log out</Trans>
            </span>
          </PlainButton>
        </Row>
      </Top>
      <Content ref={content} id={contentId} tabIndex={-1}>
        {children}
      </Content>
      <Footer user={user} width={1240} />
    </Page>
  );
}
