import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFormat } from '../i18n/use-format.ts';
import { Fixed } from '../ui/Fixed.tsx';

const Frame = styled.nav`
  display: flex;
  border-bottom: 1px solid var(--line);
  padding: 0 var(--s-2);
  overflow-x: auto;
  scrollbar-width: none;
  ul { display: flex; gap: 2px; }
`;

const Tab = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 46px;
  padding: 0 12px;
  color: var(--text-2);
  text-decoration: none;
  font-weight: 500;
  white-space: nowrap;
  outline-offset: -3px !important;
  span {
    font-size: var(--fs-12);
    line-height: 1.125rem;
    padding: 0 7px;
    border-radius: 9px;
    background: var(--n-100);
    font-variant-numeric: tabular-nums;
  }
  &:hover { color: var(--text); }
  &[aria-current] { color: var(--text); font-weight: 600; }
  &[aria-current]::after {
    content: '';
    position: absolute;
    left: 12px;
    right: 12px;
    bottom: 0;
    height: 2px;
    background: var(--accent);
    border-radius: 1px;
  }
  &[aria-current] span { background: var(--accent-tint); color: var(--accent-strong); }
  span[data-awaited] { visibility: hidden; }
`;

type View = {
  key: string;
  label: ReactNode;
  /** rows in it; null keeps its place while it is being counted */
  count?: number | null;
  /** address of the list in this view, `?status=ORDERED` */
  to: string;
};

/** Saved views as tabs with counts; they are links, the address is the state (VISUAL 4). */
export function Views({ label, views, current }: { label: string; views: readonly View[]; current: string }) {
  const { number } = useFormat();
  return (
    <Frame aria-label={label}>
      <ul>
        {views.map(({ key, label: text, count, to }) => (
          <li key={key}>
            <Tab to={to} aria-current={key === current ? 'page' : undefined}>
              {text}
              {count === null && (
                <span data-awaited aria-hidden="true">
                  0
                </span>
              )}
              {typeof count === 'number' && (
                <span>{count > 1000 ? `${number(1000)}+` : <Fixed>{number(count)}</Fixed>}</span>
              )}
            </Tab>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
