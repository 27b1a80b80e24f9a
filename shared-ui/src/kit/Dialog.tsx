import type { ReactNode } from 'react';
import { useOverlays } from './use-overlays.ts';

export type DialogProps = {
  title: ReactNode;
  isOpen: boolean;
  /** Escape, the cross, and the scrim where `isDismissable` */
  onClose: () => void;
  /** 440 for a form, up to 680; 960 where a mail is shown beside it */
  width?: 440 | 560 | 680 | 960;
  /** a press beside the dialog closes it; leave out where something could be lost */
  isDismissable?: boolean;
  /** buttons, the primary one last */
  footer?: ReactNode;
  children: ReactNode;
};

/** Modal: the focus stays inside, returns to where it was, the page behind is still. */
export function Dialog(dialog: DialogProps) {
  const overlays = useOverlays(dialog.isOpen, dialog.onClose);
  return overlays && <overlays.OpenDialog {...dialog} />;
}
