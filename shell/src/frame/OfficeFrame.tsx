import { useLocation } from '@portal/shared-ui';
import { useState } from 'react';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { App, Column, Content, RailSide } from './office-style.ts';
import { Sidebar } from './Sidebar.tsx';
import { contentId } from './SkipLink.tsx';
import type { SurroundingsProps } from './surroundings.ts';

/**
 * Back office, suppliers and company admins: sidebar, header, content (VISUAL 3). Below 760 px the sidebar is a drawer.
 */
export function OfficeFrame({ user, menu, content, children }: SurroundingsProps) {
  const { pathname } = useLocation();
  // The drawer belongs to the address it was opened on, so going to a page closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  return (
    <App>
      <RailSide>
        <Sidebar user={user} menu={menu} isRail />
      </RailSide>
      <Drawer isOpen={openedAt === pathname} onClose={() => setOpenedAt(undefined)}>
        <Sidebar user={user} menu={menu} />
      </Drawer>
      <Column>
        <Header user={user} onMenu={() => setOpenedAt(pathname)} />
        <Content ref={content} id={contentId} tabIndex={-1}>
          {children}
        </Content>
        <Footer user={user} />
      </Column>
    </App>
  );
}
