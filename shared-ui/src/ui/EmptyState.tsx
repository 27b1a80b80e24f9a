import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: var(--s-10) var(--s-5);
  text-align: center;
  > svg { width: 22px; height: 22px; stroke-width: 1.75; color: var(--text-2); }
  strong { font-size: var(--fs-14); }
  p { color: var(--text-2); font-size: var(--fs-13); max-width: 42ch; text-wrap: balance; }
  > :nth-child(4) { margin-top: var(--s-3); }
`;

/** Icon, one line what, one line why and when that changes, one button (VISUAL 4). */
export function EmptyState({
  icon: Icon,
  title,
  why,
  action,
}: {
  icon: LucideIcon;
  title: ReactNode;
  why?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Frame data-empty>
      <Icon aria-hidden="true" />
      <strong>{title}</strong>
      <p>{why}</p>
      {action && <div>{action}</div>}
    </Frame>
  );
}
