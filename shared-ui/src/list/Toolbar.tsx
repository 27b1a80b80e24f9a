import { useLingui } from '@lingui/react/macro';
import { use, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { X } from '../ui/icons.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { ToolbarSlot } from './toolbar-slot.ts';

const Frame = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--s-2);
  padding: var(--s-3) var(--s-5);
  select { width: auto; max-width: 220px; }
  @media (max-width: 759px) {
    padding: var(--s-3);
    select { flex: 1 1 40%; max-width: none; }
    > :has(> div > [role='combobox']) { flex: 1 1 100%; }
  }
`;
const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-left: auto;
  font-size: var(--fs-13);
  color: var(--text-3);
  /* On a phone they stand on one line: two frames beside the count would take three. */
  @media (max-width: 759px) { button { padding: 0 6px; color: var(--text-2); background: none; box-shadow: none; } }
`;

const Tools = styled.span`display: contents;`;

type ToolbarProps = {
  /** "142 orders match", announced when it changes */
  matches?: ReactNode;
  /** right end, after views, columns and export */
  end?: ReactNode;
  /** search, chips of active filters, controls that add one */
  children?: ReactNode;
};

/** The line between views and table (VISUAL 4). */
export function Toolbar({ matches, end, children }: ToolbarProps) {
  const { setSlot } = use(ToolbarSlot);
  return (
    <Frame>
      {children}
      <End>
        <LiveRegion visible>{matches}</LiveRegion>
        <Tools ref={setSlot} />
        {end}
      </End>
    </Frame>
  );
}

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 28px;
  padding: 0 4px 0 10px;
  border-radius: var(--r-full);
  background: var(--accent-tint);
  box-shadow: inset 0 0 0 1px var(--accent-line);
  color: var(--accent-strong);
  font-size: var(--fs-13);
  white-space: nowrap;
  button {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  @media (max-width: 759px) { height: 44px; padding-right: 0; button { width: 44px; height: 44px; } }
  svg { width: 14px; height: 14px; }
`;

/** An active filter; the cross removes it. */
export function FilterChip({ label, value, onRemove }: { label: string; value: ReactNode; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <Chip>
      <b>{label}</b> {value}
      <button type="button" aria-label={t`Remove filter ${label}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </Chip>
  );
}
