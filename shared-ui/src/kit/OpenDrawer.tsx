import { useLingui } from '@lingui/react/macro';
import { Dialog as AriaDialog, Heading, Modal } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../ui/Button.tsx';
import { X } from '../ui/icons.ts';
import { OverlayScope, useOverlay } from '../unsaved/use-unsaved.ts';
import type { DrawerProps } from './Drawer.tsx';
import { Scrim } from './OpenDialog.tsx';
import { ScrollBody } from './ScrollBody.tsx';

const slide = keyframes`from { transform: translateX(24px); opacity: 0; }`;

const Edge = styled(Scrim)`place-items: stretch end; padding: 0;`;
const Panel = styled(Modal)`
  width: 480px;
  max-width: 100vw;
  height: 100dvh;
  background: var(--surface);
  box-shadow: var(--e-3);
  animation: ${slide} var(--t-slow) var(--ease);
  > section { display: flex; flex-direction: column; height: 100%; outline: none; }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding: var(--s-4) var(--s-5);
  border-bottom: 1px solid var(--line);
  h2 { flex: 1; min-width: 0; }
`;
const Body = styled.div`flex: 1; overflow: auto; padding: var(--s-5);`;
const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--s-2);
  padding: var(--s-4) var(--s-5);
  border-top: 1px solid var(--line);
`;

/** A drawer that is there. */
export function OpenDrawer({ title, isOpen, onClose, footer, children }: DrawerProps) {
  const { t } = useLingui();
  const { scope, close } = useOverlay(onClose);
  return (
    <Edge data-scrim isOpen={isOpen} onOpenChange={(open) => !open && close()} isDismissable>
      <Panel>
        <AriaDialog>
          <Head>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={t`Close`} icon={<X aria-hidden="true" />} onClick={close} />
          </Head>
          <OverlayScope value={scope}>
            <ScrollBody frame={Body}>{children}</ScrollBody>
            {footer && <Foot>{footer}</Foot>}
          </OverlayScope>
        </AriaDialog>
      </Panel>
    </Edge>
  );
}
