import { Trans, useLingui } from '@lingui/react/macro';
import { brandImageTypes, type BrandSlot } from '@portal/contract/branding';
import { brandingMaxBytes } from '@portal/contract/constants';
import type { Theme } from '@portal/contract/theme';
import { ApiError, Badge, Button, messageOf } from '@portal/shared-ui';
import { FileDrop, Trash2, Undo2 } from '@portal/shared-ui/kit';
import { PictureFoot } from './branding-style.ts';
import { useDraftChange, type BrandingCalls } from './branding.api.ts';
import { BrandPicture } from './BrandPicture.tsx';
import { pictureSlots } from './picture-slots.ts';

/** Refusals of a picture that have a text of their own. */
const told = new Set([
  'file-too-large',
  'file-type-not-allowed',
  'file-is-empty',
  'no-permission-to-access-page',
  'service-unavailable',
  'too-many-requests',
]);

type PictureFieldProps = {
  calls: BrandingCalls;
  slot: BrandSlot;
  /** the own picture of the draft */
  path: string | null;
  /** the own picture that everybody sees */
  published: string | null;
  /** what shows without one */
  behind: string | null;
  /** the draft's sidebar */
  ground: Theme['sidebar'];
};

/**
 * A logo or favicon of the draft on the ground that it is shown on: drop another one, take it away, or put the
 * published one back (UX 1.5, VISUAL-2 theme-publish). Others see nothing of it before it is published.
 */
export function PictureField({ calls, slot, path, published, behind, ground }: PictureFieldProps) {
  const { t, i18n } = useLingui();
  const upload = useDraftChange(calls, (file: File) => calls.upload(slot, file));
  const remove = useDraftChange(calls, () => calls.remove(slot));
  const keep = useDraftChange(calls, () => calls.keep(slot));
  const changes = [upload, remove, keep];
  const fault = changes.find(({ isError }) => isError)?.error;
  const key = fault ? ApiError.from(fault).key : undefined;
  const label = i18n._(pictureSlots[slot].label);
  const start = () => changes.forEach((change) => change.reset());
  return (
    <div role="group" aria-label={label} aria-busy={changes.some(({ isPending }) => isPending)}>
      <h2>
        {label} {path !== published && <Badge tone="warn">{t`Changed`}</Badge>}
      </h2>
      <BrandPicture slot={slot} path={path ?? behind} alt={label} ground={ground} />
      <FileDrop
        label={<Trans>Drop a picture</Trans>}
        types={endingsOf(slot)}
        maxBytes={brandingMaxBytes}
        hint={i18n._(pictureSlots[slot].hint)}
        error={key && messageOf(told.has(key) ? key : 'logo-upload-error')}
        onFile={(file) => {
          start();
          upload.mutate(file);
        }}
      />
      {(path || path !== published) && (
        <PictureFoot>
          {path && (
            <Button
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                start();
                remove.mutate(undefined);
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
          {path !== published && (
            <Button
              size="small"
              icon={<Undo2 aria-hidden="true" />}
              onClick={() => {
                start();
                keep.mutate(undefined);
              }}
            >
              <Trans>Keep the published one</Trans>
            </Button>
          )}
        </PictureFoot>
      )}
    </div>
  );
}

const endingsOf = (slot: BrandSlot): string[] =>
  brandImageTypes[slot].flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`]));
