import { Plural, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Menu, type MenuEntry } from '../kit/Menu.tsx';
import { Button } from '../ui/Button.tsx';
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
  > span { display: grid; }
  > span:not([data-loud]) button {
    background: none;
    color: var(--on-ink);
    box-shadow: inset 0 0 0 1px var(--ink-line);
  }
  @media (max-width: 759px) { flex: 1 1 100%; flex-wrap: wrap; margin-left: 0; > span { flex: 1 1 auto; } }
`;
const Clear = styled.button`
  display: grid; place-items: center; width: 28px; height: 28px; padding: 0; border: 0; border-radius: var(--r-sm);
  background: none; color: var(--on-ink); cursor: pointer; svg { width: 16px; height: 16px; }
  @media (max-width: 759px) { width: 44px; height: 44px; margin-left: -10px; }
`;

/** Something that is done to all ticked rows: a button, or a menu of several. */
export type BulkAct = {
  key: string;
  /** verb, count, object: "Ship 8 orders" */
  label: ReactNode;
  icon?: LucideIcon;
  /** takes away what is not brought back by a press: never the loud one */
  isDestructive?: boolean;
} & ({ onAction: () => void } | { entries: readonly MenuEntry[]; menuLabel: string });

type BulkBarProps = {
  count: number;
  /** sum, suppliers, and what cannot go with its reason */
  facts?: ReactNode;
  onClear: () => void;
  /** the most wanted one last; below 760 px they stand in lines of their own */
  acts: readonly BulkAct[];
};

/**
 * Ink bar over the bottom of a list while rows are ticked (VISUAL 4). Put it after the list's card. The last act is
 * the loud one, unless it destroys: those stand first and are never loud.
 */
export function BulkBar({ count, facts, onClear, acts }: BulkBarProps) {
  const { t } = useLingui();
  if (count === 0) return null;
  const destroying = acts.filter(({ isDestructive }) => isDestructive);
  const others = acts.filter(({ isDestructive }) => !isDestructive);
  return (
    <Bar role="region" aria-label={t`Selected rows`}>
      <Clear type="button" aria-label={t`Clear selection`} onClick={onClear}>
        <X aria-hidden="true" />
      </Clear>
      <strong role="status">
        <Plural value={count} one="# selected" other="# selected" />
      </strong>
      <Facts>{facts}</Facts>
      <Actions>
        {[...destroying, ...others].map((act) => (
          <span key={act.key} data-loud={act === others.at(-1) || undefined}>
            <Act act={act} isLoud={act === others.at(-1)} />
          </span>
        ))}
      </Actions>
    </Bar>
  );
}

function Act({ act, isLoud }: { act: BulkAct; isLoud: boolean }) {
  const look = isLoud ? 'primary' : 'secondary';
  if ('entries' in act)
    return (
      <Menu label={act.menuLabel} size="small" look={look} entries={act.entries}>
        {act.label}
      </Menu>
    );
  const Icon = act.icon;
  return (
    <Button look={look} size="small" icon={Icon && <Icon aria-hidden="true" />} onClick={act.onAction}>
      {act.label}
    </Button>
  );
}
