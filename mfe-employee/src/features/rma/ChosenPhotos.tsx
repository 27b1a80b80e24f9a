import { useLingui } from '@lingui/react/macro';
import { rmaPhotosMax } from '@portal/contract/rma-photos';
import { PhotoDrop } from '@portal/requests';
import { Fixed, IconButton, X } from '@portal/shared-ui';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: 6px;
  li { display: flex; justify-content: space-between; align-items: center; gap: 12px; overflow-wrap: anywhere; }
`;

/** Photos that go with a report, from the camera or from files. */
export function ChosenPhotos({
  photos,
  onChange,
}: {
  photos: readonly File[];
  onChange: (change: (photos: readonly File[]) => readonly File[]) => void;
}) {
  const { t } = useLingui();
  return (
    <div>
      {photos.length < rmaPhotosMax && (
        <PhotoDrop onFile={(file) => onChange((chosen) => [...chosen, file].slice(0, rmaPhotosMax))} />
      )}
      <List aria-label={t`Chosen photos`}>
        {photos.map((photo, index) => (
          <li key={`${index}${photo.name}`}>
            <Fixed>{photo.name}</Fixed>
            <IconButton
              label={t`Remove ${photo.name}`}
              icon={<X aria-hidden="true" />}
              onClick={() => onChange((chosen) => chosen.filter((_each, position) => position !== index))}
            />
          </li>
        ))}
      </List>
    </div>
  );
}
