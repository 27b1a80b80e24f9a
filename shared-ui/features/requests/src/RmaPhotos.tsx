import { Trans, useLingui } from '@lingui/react/macro';
import { pictureMaxBytes } from '@portal/contract/constants';
import { dayOf } from '@portal/contract/days';
import type { RmaDetail } from '@portal/contract/rma';
import { rmaPhotoEndings, rmaPhotosMax, type RmaPhoto } from '@portal/contract/rma-photos';
import { ApiError, Day, queryOptions, Skeleton, useQuery, fieldMessage } from '@portal/shared-ui';
import { Dialog, FileDrop, useSaving } from '@portal/shared-ui/kit';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { RmaConversationCalls } from './requests.api.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 10px;
  margin-bottom: 12px;
  button { display: block; width: 100%; padding: 0; border: 0; background: none; cursor: zoom-in; }
  button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  small { color: var(--text-3); font-size: var(--fs-12); }
`;
const Picture = styled.img<{ $whole: boolean }>`
  display: block;
  max-width: 100%;
  margin: 0 auto;
  border-radius: var(--r-md);
  background: var(--sunken);
  ${({ $whole }) => ($whole ? 'height: auto;' : 'width: 100%; height: 96px; object-fit: cover;')}
`;

type RmaPhotosProps = { rma: RmaDetail; calls: RmaConversationCalls };

/** The photos of a request with their day; who may, adds more with the camera or from files. */
export function RmaPhotos({ rma, calls }: RmaPhotosProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<RmaPhoto>();
  const { addPhoto } = calls;
  const add = useSaving(calls.key, async (file: File) => addPhoto?.(rma.id, file));
  const mayAdd = addPhoto && rma.status !== 'CLOSED' && rma.photos.length < rmaPhotosMax;
  if (rma.photos.length === 0 && !mayAdd) return null;
  return (
    <section>
      <h3>{t`Photos`}</h3>
      {rma.photos.length > 0 && (
        <Grid>
          {rma.photos.map((photo) => (
            <li key={photo.no}>
              <button type="button" aria-label={t`Show photo ${photo.no}`} onClick={() => setOpen(photo)}>
                <Photo rmaId={rma.id} photo={photo} calls={calls} />
              </button>
              <small>
                <Day value={dayOf(new Date(photo.at))} />
              </small>
            </li>
          ))}
        </Grid>
      )}
      {mayAdd && (
        <PhotoDrop
          onFile={(file) => add.mutate(file)}
          error={add.error ? fieldMessage(ApiError.from(add.error)) : undefined}
        />
      )}
      {open && (
        <Dialog title={t`Photo ${open.no}`} isOpen onClose={() => setOpen(undefined)} width={960}>
          <Photo rmaId={rma.id} photo={open} calls={calls} isWhole />
        </Dialog>
      )}
    </section>
  );
}

/** Where photos are dropped or taken; phones offer their camera. */
export function PhotoDrop({ onFile, error }: { onFile: (file: File) => void; error?: string | undefined }) {
  return (
    <FileDrop
      label={<Trans>Add photos</Trans>}
      hint={<Trans>JPG, PNG or WebP, at most 10 MB each, ten in all. Where they were taken is not kept.</Trans>}
      types={rmaPhotoEndings}
      maxBytes={pictureMaxBytes}
      isMultiple
      onFile={onFile}
      error={error}
    />
  );
}

type PhotoProps = { rmaId: string; photo: RmaPhoto; calls: RmaConversationCalls; isWhole?: boolean };

// The bytes need the reader's token, so the page asks for them and shows what it has got.
function Photo({ rmaId, photo: { no, width, height }, calls, isWhole = false }: PhotoProps) {
  const { t } = useLingui();
  const query = useQuery(
    queryOptions({ queryKey: ['rma-photo', rmaId, no], queryFn: () => calls.photo(rmaId, no), staleTime: 'static' }),
  );
  const { data } = query;
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = data ? URL.createObjectURL(data) : '';
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [data],
  );
  if (query.error && !data) return t`The photo could not be loaded.`;
  if (!data) return <Skeleton />;
  return <Picture ref={show} $whole={isWhole} alt={t`Photo ${no}`} width={width} height={height} />;
}
