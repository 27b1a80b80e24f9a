import { Trans, useLingui } from '@lingui/react/macro';
import { brandImageTypes, type BrandSlot } from '@portal/contract/branding';
import { brandingMaxBytes } from '@portal/contract/constants';
import { ApiError, Button, fileUrl, messageOf } from '@portal/shared-ui';
import { ConfirmDialog, FileDrop, Trash2 } from '@portal/shared-ui/kit';
import { useCallback, useState, type ReactNode } from 'react';
import { Ground, PictureFoot } from './branding-style.ts';
import { useBrandChange, type BrandingCalls } from './branding.api.ts';

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
  label: string;
  hint: string;
  /** the own picture */
  path: string | null;
  /** what shows without one */
  behind: string | null;
  /** who sees it, and when; said before it is published or taken away */
  seenBy: ReactNode;
};

/**
 * A logo or favicon on the ground that it is shown on: drop another one, or take it away (UX 1.5). Everybody sees
 * either at once, so both ask first, with the picture as it will look.
 */
export function PictureField({ calls, slot, label, hint, path, behind, seenBy }: PictureFieldProps) {
  const { t } = useLingui();
  const [dropped, setDropped] = useState<File>();
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const upload = useBrandChange(calls, (file: File) => calls.upload(slot, file));
  const remove = useBrandChange(calls, () => calls.remove(slot));
  const shown = path ?? behind;
  const attempt = async (work: Promise<unknown>) => {
    setFailure(undefined);
    await work.catch((error: unknown) => {
      const { key } = ApiError.from(error);
      setFailure(messageOf(told.has(key) ? key : 'logo-upload-error'));
    });
  };
  return (
    <div role="group" aria-label={label} aria-busy={upload.isPending || remove.isPending}>
      <h3>{label}</h3>
      <Ground>
        {shown ? <Shown slot={slot} source={fileUrl(shown)} alt={label} /> : <Trans>The product’s own</Trans>}
      </Ground>
      <FileDrop
        label={<Trans>Drop a picture</Trans>}
        types={endingsOf(slot)}
        maxBytes={brandingMaxBytes}
        hint={hint}
        error={failure}
        onFile={(file) => {
          setFailure(undefined);
          setDropped(file);
        }}
      />
      {path && (
        <PictureFoot>
          <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={() => setIsRemoving(true)}>
            <Trans>Remove</Trans>
          </Button>
        </PictureFoot>
      )}
      <ConfirmDialog
        title={t`${label}: publish this picture?`}
        confirmText={t`Publish`}
        isOpen={dropped !== undefined}
        onClose={() => setDropped(undefined)}
        onConfirm={async () => dropped && attempt(upload.mutateAsync(dropped))}
      >
        <Ground>{dropped && <Dropped slot={slot} file={dropped} alt={label} />}</Ground>
        <p>{seenBy}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t`${label}: remove the picture?`}
        confirmText={t`Remove`}
        isDanger
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        onConfirm={() => attempt(remove.mutateAsync(undefined))}
      >
        <Ground>
          {behind ? <Shown slot={slot} source={fileUrl(behind)} alt={label} /> : <Trans>The product’s own</Trans>}
        </Ground>
        <p>{seenBy}</p>
      </ConfirmDialog>
    </div>
  );
}

const endingsOf = (slot: BrandSlot): string[] =>
  brandImageTypes[slot].flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`]));

/** A file that is not sent yet, as it will be shown. */
function Dropped({ slot, file, alt }: { slot: BrandSlot; file: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return slot === 'favicon' ? <img ref={show} alt={alt} width={32} height={32} /> : <img ref={show} alt={alt} />;
}

/** A favicon in both sizes that browsers use. */
function Shown({ slot, source, alt }: { slot: BrandSlot; source: string; alt: string }) {
  if (slot !== 'favicon') return <img src={source} alt={alt} />;
  return (
    <>
      <img src={source} alt={alt} width={32} height={32} />
      <img src={source} alt="" width={16} height={16} />
    </>
  );
}
