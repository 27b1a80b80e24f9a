import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type Tone = 'neutral' | 'success' | 'warn' | 'danger' | 'info' | 'violet' | 'teal' | 'outline';

const Face = styled.span<{ $tone: Tone; $struck: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 22px;
  padding: 0 8px 0 ${({ $tone }) => ($tone === 'outline' ? '7px' : '6px')};
  border-radius: var(--r-xs);
  font-size: var(--fs-12);
  line-height: 1rem;
  font-weight: 550;
  white-space: nowrap;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
  svg { width: 14px; height: 14px; flex: none; stroke-width: 2.2; }
  ${({ $tone }) => tones[$tone]}
`;

const tones: Record<Tone, string> = {
  neutral: 'background: var(--n-100); color: var(--text-2);',
  success: 'background: var(--ok-bg); color: var(--ok);',
  warn: 'background: var(--warn-bg); color: var(--warn);',
  danger: 'background: var(--danger-bg); color: var(--danger);',
  info: 'background: var(--info-bg); color: var(--info);',
  violet: 'background: var(--violet-bg); color: var(--violet);',
  teal: 'background: var(--teal-bg); color: var(--teal);',
  outline: 'background: none; color: var(--text-2); box-shadow: inset 0 0 0 1px var(--line-strong);',
};

/** A state: icon, word and colour together, never colour alone (VISUAL 4.1). */
export function Badge({
  tone = 'neutral',
  icon: Icon,
  struck = false,
  children,
}: {
  tone?: Tone;
  icon?: LucideIcon;
  struck?: boolean;
  children: ReactNode;
}) {
  return (
    <Face $tone={tone} $struck={struck}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </Face>
  );
}
