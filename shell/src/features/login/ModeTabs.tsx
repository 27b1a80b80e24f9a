import type { LucideIcon } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Mode } from './login-mode.ts';

const Frame = styled.div`
  display: flex;
  padding: 3px;
  gap: 2px;
  background: var(--n-100);
  border-radius: var(--r-md);
  button {
    flex: 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 7px;
    min-height: 38px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    color: var(--text-2);
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    background: var(--surface);
    color: var(--text);
    box-shadow: var(--e-1), 0 0 0 1px var(--line);
    font-weight: 600;
  }
  @media (max-width: 759px) { button { flex: 1 1 auto; min-height: 44px; font-size: var(--fs-13); } }
  @media (max-width: 359px) { button { white-space: normal; } }
  svg { width: 16px; height: 16px; flex: none; stroke-width: 1.75; }
`;

type Props = {
  mode: Mode;
  onChange: (mode: Mode) => void;
  modes: readonly { mode: Mode; icon: LucideIcon; label: ReactNode }[];
};

/** The two ways to log in, side by side. */
export function ModeTabs({ mode, onChange, modes }: Props) {
  return (
    <Frame>
      {modes.map(({ mode: one, icon: Icon, label }) => (
        <button key={one} type="button" aria-pressed={one === mode} onClick={() => onChange(one)}>
          <Icon aria-hidden="true" />
          {label}
        </button>
      ))}
    </Frame>
  );
}
