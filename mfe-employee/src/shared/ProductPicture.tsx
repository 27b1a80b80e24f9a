import { fileUrl, Package, type LucideIcon } from '@portal/shared-ui';
import { Armchair, Bike, Dumbbell, Gift, Headphones, Laptop, Smartphone, Tablet } from '@portal/shared-ui/kit';
import { createElement, useState } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  background: var(--product-bg);
  color: var(--n-400);
  svg { width: 40%; max-width: 112px; height: auto; stroke-width: .7; }
  img { position: absolute; inset: 8%; width: 84%; height: 84%; object-fit: contain; mix-blend-mode: multiply; }
`;

const byWord: readonly [RegExp, LucideIcon][] = [
  [/tablet|ipad/i, Tablet],
  [/phone|mobil|telefon/i, Smartphone],
  [/pc|laptop|comput|bærbar/i, Laptop],
  [/bike|bicycle|cykel|cykler/i, Bike],
  [/furniture|chair|desk|office|møbel|møbler|stol|bord/i, Armchair],
  [/audio|sound|head|lyd/i, Headphones],
  [/fitness|sport|træning/i, Dumbbell],
  [/gift|gave/i, Gift],
];

/** The icon of a category: in its chip, and instead of a picture. Decoration. */
export function CategoryIcon({ name }: { name: string }) {
  return createElement(byWord.find(([word]) => word.test(name))?.[1] ?? Package, { 'aria-hidden': true });
}

type Props = { image: string; categoryName?: string; className?: string };

/**
 * A product's picture; without one, or when it cannot be loaded, the icon of its category. Decoration: the name stands
 * beside it.
 */
export function ProductPicture({ image, categoryName = '', className }: Props) {
  const [broken, setBroken] = useState('');
  const source = image.startsWith('https://') ? image : image && fileUrl(image);
  return (
    <Frame className={className} aria-hidden="true">
      {source && broken !== source ? (
        <img src={source} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(source)} />
      ) : (
        <CategoryIcon name={categoryName} />
      )}
    </Frame>
  );
}
