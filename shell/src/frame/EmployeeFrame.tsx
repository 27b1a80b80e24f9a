import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@portal/shared-ui';
import { Content, Page, Row, Tab, Tabs, Top } from './employee-style.ts';
import { Footer } from './Footer.tsx';
import { Spring } from './header-style.ts';
import { HeaderEnd } from './HeaderEnd.tsx';
import { HomeLink } from './HomeLink.tsx';
import { currentEntry } from './menu.ts';
import { contentId } from './SkipLink.tsx';
import type { SurroundingsProps } from './surroundings.ts';

/** Employees: a header with tabs, no sidebar, room for products (VISUAL 3). */
export function EmployeeFrame({ user, menu, content, children }: SurroundingsProps) {
  const { t } = useLingui();
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
          <HeaderEnd user={user} />
        </Row>
      </Top>
      <Content ref={content} id={contentId} tabIndex={-1}>
        {children}
      </Content>
      <Footer user={user} width={1240} />
    </Page>
  );
}
