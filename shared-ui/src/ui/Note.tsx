import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from './icons.ts';

type NoteTone = 'danger' | 'warn' | 'info' | 'success';

const looks: Record<NoteTone, { icon: LucideIcon; colours: string }> = {
  danger: { icon: CircleAlert, colours: 'background: var(--danger-bg); color: var(--danger);' },
  warn: { icon: TriangleAlert, colours: 'background: var(--warn-bg); color: var(--warn);' },
  info: { icon: Info, colours: 'background: var(--info-bg); color: var(--info);' },
  success: { icon: CircleCheck, colours: 'background: var(--ok-bg); color: var(--ok);' },
};

const Face = styled.div<{ $tone: NoteTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 10px;
  padding: 11px 14px;
  border-radius: var(--r-md);
  font-size: var(--fs-13);
  line-height: 1.1875rem;
  ${({ $tone }) => looks[$tone].colours}
  > svg { width: 16px; height: 16px; flex: none; margin-top: 1px; }
  /* Where the words had too little room beside it, the action stands below them. */
  > div { flex: 1 1 min(14rem, calc(100% - 26px)); min-width: 0; overflow-wrap: anywhere; }
  a { color: inherit; }
`;

type NoteProps = {
  tone?: NoteTone;
  /** a button at the right end, such as Retry */
  action?: ReactNode;
  icon?: LucideIcon;
  children: ReactNode;
};

/** Says what is the case on this page. Danger notes interrupt a screen reader, the others do not. */
export function Note({ tone = 'info', action, icon, children }: NoteProps) {
  const Icon = icon ?? looks[tone].icon;
  return (
    <Face $tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
      {action}
    </Face>
  );
}
