import { Trans, useLingui } from '@lingui/react/macro';
import type { BrandSlot } from '@portal/contract/branding';
import type { Theme } from '@portal/contract/theme';
import { readableFrom, type ColourPath, type hardToRead } from '@portal/contract/theme-contrast';
import { Note } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { ChangedColours } from './branding-style.ts';
import { BrandPicture } from './BrandPicture.tsx';
import { HardTexts } from './HardTexts.tsx';
import { pictureSlots } from './picture-slots.ts';
import { nameOf } from './theme-fields.ts';

type PublishDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  seenBy: ReactNode;
  /** texts that are hard to read and may be published */
  hard: ReturnType<typeof hardToRead>;
  colours: readonly { path: ColourPath; from: string; to: string }[];
  /** pictures as they will show */
  pictures: readonly { slot: BrandSlot; path: string | null }[];
  /** the sidebar that they will lie on */
  ground: Theme['sidebar'];
};

/** The one question before a look goes live: whom it reaches, what is hard to read, and what changes. */
export function PublishDialog({
  isOpen,
  onClose,
  onConfirm,
  seenBy,
  hard,
  colours,
  pictures,
  ground,
}: PublishDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <ConfirmDialog
      title={t`Publish the theme?`}
      confirmText={t`Publish`}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{seenBy}</p>
      {hard.length > 0 && (
        <Note tone="warn">
          <Trans>These are hard to read, below {readableFrom}:1.</Trans>
          <HardTexts texts={hard} />
        </Note>
      )}
      {pictures.map(({ slot, path }) => (
        <div key={slot}>
          <strong>{i18n._(pictureSlots[slot].label)}</strong>
          <BrandPicture slot={slot} path={path} alt={i18n._(pictureSlots[slot].label)} ground={ground} />
        </div>
      ))}
      {colours.length > 0 && (
        <ChangedColours>
          {colours.map(({ path, from, to }) => (
            <li key={path}>
              <span>
                {nameOf(path)
                  .map((part) => i18n._(part))
                  .join(': ')}
              </span>
              <code>{`${from} → ${to}`}</code>
            </li>
          ))}
        </ChangedColours>
      )}
    </ConfirmDialog>
  );
}
