import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { X } from '../ui/icons.ts';

const Bar = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: 4;
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-3);
  margin-top: var(--s-4);
  padding: 10px 12px 10px 16px;
  background: var(--ink);
  color: var(--on-ink);
  border-radius: var(--r-lg);
  box-shadow: var(--e-3);
  scroll-margin-bottom: 80px;
  @media (max-height: 400px) { position: static; }
  @media print { display: none; }
  a { color: var(--on-ink); }
  :focus-visible { outline-color: var(--on-ink); }
`;
const Facts = styled.div`color: var(--ink-muted); @media (max-width: 759px) { flex: 1 1 100%; }`;
const Actions = styled.div`
  display: flex;
  gap: var(--s-2);
  margin-left: auto;
  > button:not(:last-child) { background: none; color: var(--on-ink); box-shadow: inset 0 0 0 1px var(--ink-line); }
  @media (max-width: 759px) { flex: 1 1 100%; flex-wrap: wrap; margin-left: 0; > button { flex: 1 1 auto; } }
`;
const Clear = styled.button`
  display: grid; place-items: center; width: 28px; height: 28px; padding: 0; border: 0; border-radius: var(--r-sm);
  background: none; color: var(--on-ink); cursor: pointer; svg { width: 16px; height: 16px; }
  @media (max-width: 759px) { width: 44px; height: 44px; margin-left: -10px; }
`;

type BulkBarProps = {
  count: number;
  /** sum, suppliers, and what cannot go with its reason */
  facts?: ReactNode;
  onClear: () => void;
  /** buttons, the primary one last; below 760 px they stand in lines of their own */
  children: ReactNode;
};

/** Ink bar over the bottom of a list while rows are ticked (VISUAL 4). Put it after the list's card. */
export function BulkBar({ count, facts, onClear, children }: BulkBarProps) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <Bar role="region" aria-label={t`Selected rows`}>
      <Clear type="button" aria-label={t`Clear selection`} onClick={onClear}>
        <X aria-hidden="true" />
      </Clear>
      <strong role="status">
        <Plural value={count} one="# selected" other="# selected" />
      </strong>
      <Facts>{facts}</Facts>
      <Actions>{children}</Actions>
    </Bar>
  );
}
