import type { SessionUser } from '@portal/contract/auth';
import type { ReactNode, Ref } from 'react';
import type { MenuGroup } from './menu.ts';

/** What both frames, the office's and the employee's, are given. */
export type SurroundingsProps = {
  user: SessionUser;
  menu: readonly MenuGroup[];
  /** the page's `main` element */
  content: Ref<HTMLElement>;
  children: ReactNode;
};
