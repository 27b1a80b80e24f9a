import { useLingui } from '@lingui/react/macro';
import { pictureMaxBytes } from '@portal/contract/constants';
import { pictureEndings, type PicturesChange, type ProductPicture } from '@portal/contract/pictures';
import type { Accessory, Product } from '@portal/contract/product-rows';
import { ApiError, messageOf } from '@portal/shared-ui';
import { FileDrop, Refusal } from '@portal/shared-ui/kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PictureRow } from './PictureRow.tsx';
import { useCatalogSaving } from './use-saving.ts';

const Section = styled.section`display: grid; gap: var(--s-3);`;
const List = styled.ol`display: grid; gap: var(--s-2); margin: 0; padding: 0; list-style: none;`;

type Own = ProductPicture & { id: string };
const isOwn = (picture: ProductPicture): picture is Own => picture.id !== null;

type Props = {
  item: Product | Accessory;
  add: (file: File) => Promise<unknown>;
  arrange: (change: PicturesChange) => Promise<unknown>;
};

/** The pictures of an item: upload several, order them, name what they show, remove. The first one is the main one. */
export function ItemPictures({ item, ...calls }: Props) {
  const { t } = useLingui();
  const upload = useCatalogSaving(calls.add);
  const arrange = useCatalogSaving(calls.arrange);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState(0);
  const own = item.pictures.filter(isOwn);
  const arranged = (pictures: readonly Own[]): PicturesChange => ({
    seen: own.map(({ id }) => id),
    pictures: pictures.map(({ id, alt }) => ({ id, alt })),
  });
  const save = (pictures: readonly Own[]) => arrange.mutate(arranged(pictures));
  const take = async (file: File) => {
    await upload.mutateAsync(file).catch((error: unknown) => {
      const text = messageOf(ApiError.from(error).key);
      setFaults((known) => [...known, `${file.name}: ${text}`]);
    });
    setWaiting((count) => count - 1);
  };
  // One after the other: the portal reads two files of a person at a time.
  const last = useRef(Promise.resolve());
  const enqueue = (file: File) => {
    if (waiting === 0) setFaults([]);
    setWaiting((count) => count + 1);
    last.current = last.current.then(() => take(file));
  };
  return (
    <Section aria-label={t`Pictures`} aria-busy={waiting > 0 || arrange.isPending}>
      <h3>{t`Pictures`}</h3>
      {item.pictures.length > 0 && (
        <List>
          {item.pictures.map((picture, index) => (
            <PictureRow
              key={picture.id ?? picture.path}
              picture={picture}
              number={index + 1}
              isLast={index >= own.length - 1}
              onAlt={(alt) => save(own.map((one) => (one.id === picture.id ? { ...one, alt } : one)))}
              onMove={(to) => save(own.toSpliced(index, 1).toSpliced(to, 0, ...own.slice(index, index + 1)))}
              onRemove={() => arrange.mutateAsync(arranged(own.toSpliced(index, 1)))}
              index={index}
            />
          ))}
        </List>
      )}
      <Refusal error={arrange.error} />
      <FileDrop
        label={waiting > 0 ? t`Uploading …` : t`Drop pictures`}
        types={pictureEndings}
        maxBytes={pictureMaxBytes}
        isMultiple
        hint={t`JPG, PNG, WebP or AVIF, at most 10 MB each.`}
        error={faults.join(' ') || undefined}
        onFile={enqueue}
      />
    </Section>
  );
}
