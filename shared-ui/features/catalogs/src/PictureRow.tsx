import { useLingui } from '@lingui/react/macro';
import type { ProductPicture } from '@portal/contract/pictures';
import { Badge, IconButton, Input, pictureSources } from '@portal/shared-ui';
import { ArrowDown, ArrowUp, ConfirmDialog, Trash2 } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';

const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: center;
  padding: var(--s-2);
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  img { width: 64px; height: 64px; object-fit: contain; border-radius: var(--r-sm); background: var(--n-25); }
  > div { display: grid; gap: 4px; justify-items: start; min-width: 0; }
  > span { display: flex; }
`;

const Removed = styled.img`max-width: 240px; max-height: 240px; object-fit: contain;`;

type Props = {
  picture: ProductPicture;
  index: number;
  number: number;
  isLast: boolean;
  onAlt: (alt: string) => void;
  onMove: (to: number) => void;
  onRemove: () => Promise<unknown>;
};

/** One picture of a product. That of the import's link stands last and goes with the link. */
export function PictureRow({ picture, index, number, isLast, onAlt, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <Row>
      <img {...pictureSources(picture, '64px')} alt={picture.alt || t`Picture ${number}`} loading="lazy" />
      <div>
        {index === 0 && <Badge tone="teal">{t`Main picture`}</Badge>}
        {picture.id === null ? (
          <small>{t`From the link of the import`}</small>
        ) : (
          <Input
            aria-label={t`What picture ${number} shows`}
            placeholder={t`What it shows, for those who cannot see it`}
            defaultValue={picture.alt}
            maxLength={200}
            onBlur={({ target }) => target.value.trim() !== picture.alt && onAlt(target.value.trim())}
          />
        )}
      </div>
      {picture.id !== null && (
        <span>
          <IconButton
            label={t`Move picture ${number} up`}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            label={t`Move picture ${number} down`}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={isLast}
            onClick={() => onMove(index + 1)}
          />
          <IconButton
            label={t`Remove picture ${number}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setIsRemoving(true)}
          />
        </span>
      )}
      <ConfirmDialog
        title={t`Remove picture ${number}?`}
        confirmText={t`Remove picture`}
        isDanger
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        onConfirm={onRemove}
      >
        <Removed {...pictureSources(picture, '240px')} alt={picture.alt || t`Picture ${number}`} />
        <p>{t`Employees no longer see it, and it has to be uploaded again to come back.`}</p>
      </ConfirmDialog>
    </Row>
  );
}
