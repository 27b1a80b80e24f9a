import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Drawer } from '@portal/shared-ui/kit';
import { useEffect, useState, type ReactNode } from 'react';

/** Tells the drawer whether the form in it has something to lose. */
export type TellUnsaved = (isUnsaved: boolean) => void;

/** Tells after every change of the form, and that nothing is left to lose when the form goes away. */
export function useUnsaved(tell: TellUnsaved, isDirty: boolean): void {
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [tell, isDirty]);
}

type ItemDrawerProps = {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  isUnsaved: boolean;
  children: ReactNode;
};

/** A drawer with a form: closing it asks first when something typed would be lost. */
export function ItemDrawer({ title, isOpen, onClose, isUnsaved, children }: ItemDrawerProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Drawer title={title} isOpen={isOpen} onClose={() => (isUnsaved ? setIsAsking(true) : onClose())}>
        {children}
      </Drawer>
      <ConfirmDialog
        title={t`Leave without saving?`}
        confirmText={t`Discard changes`}
        isDanger
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => onClose()}
      >
        <p>
          <Trans>What you typed is not saved yet.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
