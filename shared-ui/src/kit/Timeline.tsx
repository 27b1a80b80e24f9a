import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Check } from '../ui/icons.ts';

const List = styled.ol`
  li {
    position: relative;
    display: grid;
    grid-template-columns: 28px 1fr auto;
    column-gap: 14px;
    padding-bottom: 22px;
  }
  li::before { content: ''; position: absolute; left: 13px; top: 28px; bottom: 0; width: 2px; background: var(--line); }
  li[data-state='done']::before { background: var(--ok-solid); }
  li:last-child { padding-bottom: 0; }
  li:last-child::before { display: none; }
  strong { display: block; line-height: 1.75rem; }
  p { color: var(--text-2); font-size: var(--fs-13); }
  time, [data-when] { line-height: 1.75rem; font-size: var(--fs-13); color: var(--text-3); }
  @media (max-width: 759px) {
    li { grid-template-columns: 28px 1fr; }
    [data-when] { grid-column: 2; line-height: 1.125rem; }
  }
`;
const Node = styled.span`
  width: 28px;
  height: 28px;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: var(--surface);
  box-shadow: inset 0 0 0 2px var(--line-strong);
  color: var(--text-3);
  svg { width: 15px; height: 15px; stroke-width: 2.4; }
  [data-state='done'] > & { background: var(--ok-solid); box-shadow: none; color: var(--on-solid); }
  [data-state='now'] > & {
    background: var(--accent);
    box-shadow: 0 0 0 4px var(--accent-tint);
    color: var(--on-solid);
  }
`;

type TimelineEntry = {
  key: string;
  state: 'done' | 'now' | 'later';
  title: ReactNode;
  text?: ReactNode;
  /** `<Day>` or `<Instant>`, right on desktop, under the title on a phone */
  when?: ReactNode;
  icon?: LucideIcon;
};

/** What happened and what comes, oldest first (VISUAL 4). */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <List aria-label={label}>
      {entries.map(({ key, state, title, text, when, icon: Icon }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Node aria-hidden="true">{state === 'done' ? <Check /> : Icon && <Icon />}</Node>
          <div>
            <strong>{title}</strong>
            {text && <p>{text}</p>}
          </div>
          {when && <span data-when>{when}</span>}
        </li>
      ))}
    </List>
  );
}
