import { useLingui } from '@lingui/react/macro';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../ui/Button.tsx';
import { X } from '../ui/icons.ts';
import { OverlayScope, useOverlay } from '../unsaved/use-unsaved.ts';
import type { DialogProps } from './Dialog.tsx';
import { ScrollBody } from './ScrollBody.tsx';

const fade = keyframes`from { opacity: 0; }`;

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 20;
  display: grid;
  place-items: center;
  padding: 16px;
  background: var(--scrim);
  animation: ${fade} var(--t-slow) var(--ease);
`;

const Panel = styled(Modal)<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 32px);
  display: flex;
  background: var(--surface);
  border-radius: var(--r-xl);
  box-shadow: var(--e-3);
  > section { display: flex; flex-direction: column; flex: 1; min-height: 0; min-width: 0; outline: none; }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--s-3);
  padding: var(--s-5) var(--s-5) 0;
  h2 { flex: 1; }
  /* The cross stands beside the first line of the title, however large it is. */
  > button { margin-top: -3px; }
  @media (max-width: 759px) { > button { margin-top: -10px; } }
`;
const Body = styled.div`padding: var(--s-3) var(--s-5) var(--s-5); overflow: auto;`;
const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: var(--s-2);
  padding: var(--s-4) var(--s-5);
  border-top: 1px solid var(--line);
`;

/** A dialog that is there. */
export function OpenDialog({
  title,
  isOpen,
  onClose,
  width = 440,
  isDismissable = false,
  footer,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const { scope, close } = useOverlay(onClose);
  return (
    <Scrim data-scrim isOpen={isOpen} onOpenChange={(open) => !open && close()} isDismissable={isDismissable}>
      <Panel $width={width}>
        <AriaDialog>
          <Head>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={t`Close`} icon={<X aria-hidden="true" />} size="small" onClick={close} />
          </Head>
          <OverlayScope value={scope}>
            <ScrollBody frame={Body}>{children}</ScrollBody>
            {footer && <Foot>{footer}</Foot>}
          </OverlayScope>
        </AriaDialog>
      </Panel>
    </Scrim>
  );
}
