import { useLingui } from '@lingui/react/macro';
import { IconButton, X } from '@portal/shared-ui';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

const slide = keyframes`from { transform: translateX(-100%); }`;

const Panel = styled.dialog`
  width: 304px;
  max-width: 86vw;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--theme-sidebar-bg);
  animation: ${slide} var(--t-slow) var(--ease);
  &::backdrop { background: var(--scrim); }
`;

const Close = styled.div`
  position: absolute;
  top: 6px;
  right: 8px;
  color: var(--theme-sidebar-menu-text);
  button, button:hover { background: none; color: inherit; width: 44px; height: 44px; }
`;

/** The menu on a phone: the browser's own modal, so the focus stays inside and Escape closes it (VISUAL 3). */
export function Drawer({ isOpen, onClose, children }: { isOpen: boolean; onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
  const pressBeside = (event: MouseEvent) => {
    if (event.target === panel.current) onClose();
  };
  return (
    <Panel ref={panel} aria-label={t`Menu`} onClose={onClose} onClick={pressBeside}>
      {children}
      <Close>
        <IconButton label={t`Close the menu`} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Close>
    </Panel>
  );
}
