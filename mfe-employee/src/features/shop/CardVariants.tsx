import type { ProductCard } from '@portal/contract/shop-products';
import { styled } from 'styled-components';
import { colourOf } from '../../shared/colour-swatch.ts';
import { Swatch } from '../../shared/Swatch.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-height: 20px;
  margin: 2px 0 8px 2px;
  b {
    padding: 1px 6px;
    border-radius: var(--r-sm);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    font-size: var(--fs-12);
    font-weight: 500;
    line-height: 1.0625rem;
  }
  @media (max-width: 759px) { padding-right: 40px; }
  b[data-current] { box-shadow: inset 0 0 0 1.5px var(--accent); font-weight: 600; }
`;
const colourMost = 5;
const capacityMost = 3;

/** What the product of a card comes in: its colours as dots, its storage as chips. The line below says it in words. */
export function CardVariants({ card: { variants, attributes } }: { card: ProductCard }) {
  const dots = variants.colourNames.flatMap((name) => {
    const colour = colourOf(name);
    return colour ? [{ name, colour }] : [];
  });
  if (dots.length + variants.capacities.length < 2) return null;
  const current = attributes['colour']?.toLowerCase();
  return (
    <Row aria-hidden="true">
      {dots.slice(0, colourMost).map(({ name, colour }) => (
        <Swatch key={name} $colour={colour} $size={14} $isCurrent={name.toLowerCase() === current} />
      ))}
      {variants.capacities.slice(0, capacityMost).map((capacity) => (
        <b key={capacity} data-current={capacity === attributes['capacity'] || undefined}>
          {capacity}
        </b>
      ))}
    </Row>
  );
}
