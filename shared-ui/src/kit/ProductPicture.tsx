import type { Illustration, Picture } from '@portal/contract/pictures';
import type { LucideIcon } from 'lucide-react';
import { createElement, useState } from 'react';
import { styled } from 'styled-components';
import { fileUrl } from '../api/http.ts';
import { pictureSources } from '../api/picture-sources.ts';
import { Package } from '../ui/icons.ts';
import { Armchair, Bike, Dumbbell, Gift, Headphones, Laptop, Smartphone, Tablet } from './kit-icons.ts';

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  background: var(--product-bg);
  color: var(--n-400);
  svg { width: 40%; max-width: 112px; height: auto; stroke-width: .7; }
  img {
    position: absolute;
    inset: 0;
    height: 100%;
    max-width: 100%;
    margin: auto;
    object-fit: contain;
    mix-blend-mode: multiply;
    mask-image: linear-gradient(90deg, transparent, #000 8%, #000 92%, transparent);
  }
`;

const byWord: readonly [RegExp, LucideIcon, Illustration][] = [
  [/tablet|ipad/i, Tablet, 'tablet'],
  [/head|audio|sound|lyd|høretelefon/i, Headphones, 'headphones'],
  [/phone|mobil|telefon/i, Smartphone, 'phone'],
  [/pc|laptop|comput|bærbar/i, Laptop, 'laptop'],
  [/bike|bicycle|cykel|cykler/i, Bike, 'bike'],
  [/chair|stol/i, Armchair, 'chair'],
  [/furniture|desk|office|møbel|møbler|bord/i, Armchair, 'desk'],
  [/fitness|sport|træning/i, Dumbbell, 'rower'],
  [/gift|gave/i, Gift, 'gift'],
];
const kindOf = (name: string) => byWord.find(([word]) => word.test(name));

/** The icon of a category: in its chip, and instead of a picture that cannot be loaded. Decoration. */
export function CategoryIcon({ name }: { name: string }) {
  return createElement(kindOf(name)?.[1] ?? Package, { 'aria-hidden': true });
}

type Props = {
  picture: Picture | null;
  categoryName?: string;
  /** how wide the place is, as `sizes` of an `img` says it */
  sizes: string;
  /** what the picture shows; without it the picture is decoration, because the name stands beside it */
  alt?: string;
  /** the first thing that a page shows is not put off */
  isEager?: boolean;
  className?: string;
};

/**
 * A product's picture from the portal's own store; without one the drawing of its category, and the icon when that
 * cannot be loaded either. Pictures never come from a foreign host (DECISIONS 43).
 */
export function ProductPicture({ picture, categoryName = '', sizes, alt = '', isEager = false, className }: Props) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const drawing = fileUrl(`/api/illustrations/${kindOf(categoryName)?.[2] ?? 'box'}`);
  const shared = { loading: isEager ? ('eager' as const) : ('lazy' as const), decoding: 'async' as const };
  const onError = (source: string) => () => setBroken((known) => [...known, source]);
  return (
    <Frame className={className} aria-hidden={alt === '' || undefined}>
      {picture && !broken.includes(picture.path) ? (
        <img
          key={picture.path}
          alt={alt}
          {...shared}
          {...pictureSources(picture, sizes)}
          onError={onError(picture.path)}
        />
      ) : broken.includes(drawing) ? (
        <CategoryIcon name={categoryName} />
      ) : (
        <img {...shared} alt="" src={drawing} width={800} height={800} onError={onError(drawing)} />
      )}
    </Frame>
  );
}
