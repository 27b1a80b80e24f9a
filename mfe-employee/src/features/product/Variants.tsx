import { useLingui } from '@lingui/react/macro';
import { leadingNumber } from '@portal/contract/attribute-values';
import type { ProductDetail } from '@portal/contract/shop-products';
import { generatePath, Link } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { attributeLabels } from '../../shared/attribute-labels.ts';
import { colourOf } from '../../shared/colour-swatch.ts';
import { Swatch } from '../../shared/Swatch.tsx';
import { useAttributeText } from '../../shared/use-attribute-text.ts';

const Group = styled.div`
  margin-top: 18px;
  > b { display: block; margin-bottom: 8px; font-size: var(--fs-13); font-weight: 600; }
  > b span { margin-left: 6px; font-weight: 400; color: var(--text-3); }
  ul { display: flex; flex-wrap: wrap; gap: 8px; }
  a {
    display: block;
    padding: 9px 14px;
    border-radius: var(--r-md);
    box-shadow: inset 0 0 0 1px var(--control);
    color: inherit;
    font-size: var(--fs-14);
    text-decoration: none;
  }
  a:hover { background: var(--n-25); }
  a[aria-current] { background: var(--accent-tint); box-shadow: inset 0 0 0 2px var(--accent); font-weight: 600; }
  a[data-off] { color: var(--text-3); text-decoration: line-through; }
  a[data-swatch] { padding: 8px; background: none; box-shadow: none; }
  a[data-swatch][data-off] { opacity: .4; }
`;

type Variant = ProductDetail['variants'][number];

/** Attributes in which variants differ, the ones that tell most first; none differs: they are told by their names. */
function differing(variants: readonly Variant[]): string[] {
  const names = [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))];
  const order = ['colour', 'capacity', 'screenSize'];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names
    .filter((name) => !['model', 'GTIN'].includes(name))
    .filter((name) => new Set(variants.map(({ attributes }) => attributes[name] ?? '')).size > 1)
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The variant with this value that has most else in common with the one that is shown. */
function closest(variants: readonly Variant[], current: Variant, name: string, value: string): Variant | undefined {
  const alike = ({ attributes }: Variant) =>
    Object.entries(current.attributes).filter(([key, own]) => key !== name && attributes[key] === own).length;
  return variants
    .filter(({ attributes }) => attributes[name] === value)
    .toSorted((a, b) => Number(b.orderable) - Number(a.orderable) || alike(b) - alike(a))[0];
}

const bySize = (a: string, b: string) => (leadingNumber(a) ?? 0) - (leadingNumber(b) ?? 0) || a.localeCompare(b);

type Props = { product: ProductDetail; months: number };

/** Chips that lead from one variant of the product to another: its colours, its storage. */
export function Variants({ product: { id, catalogId, subscriptionId, variants, definitions }, months }: Props) {
  const { i18n, t } = useLingui();
  const text = useAttributeText(definitions);
  const current = variants.find((one) => one.id === id);
  if (!current) return null;
  const to = (variant: Variant) => {
    const path = generatePath('/employee/catalogs/:catalogId/products/:productId', {
      catalogId,
      productId: variant.id,
    });
    return `${path}?${new URLSearchParams({ subscriptionId, months: String(months) })}`;
  };
  const chip = (variant: Variant, label: string, isCurrent: boolean, colour?: string) => (
    <li key={label}>
      <Link
        to={to(variant)}
        replace
        aria-current={isCurrent || undefined}
        aria-label={colour && label}
        title={colour && label}
        data-off={!variant.orderable || undefined}
        data-swatch={colour ? '' : undefined}
      >
        {colour ? <Swatch $colour={colour} $size={28} $isCurrent={isCurrent} /> : label}
      </Link>
    </li>
  );
  const names = differing(variants);
  if (names.length === 0)
    return (
      <Group role="group" aria-label={t`Variants`}>
        <b>{t`Variants`}</b>
        <ul>{variants.map((variant) => chip(variant, variant.productName, variant.id === id))}</ul>
      </Group>
    );
  return names.map((name) => {
    const label = attributeLabels[name] ? i18n._(attributeLabels[name]) : name;
    const values = [...new Set(variants.flatMap(({ attributes }) => attributes[name] ?? []))].toSorted(bySize);
    return (
      <Group key={name} role="group" aria-label={label}>
        <b>
          {label}
          {name === 'colour' && <span>{current.attributes['colour']}</span>}
        </b>
        <ul>
          {values.map((value) => {
            const variant = closest(variants, current, name, value);
            const colour = name === 'colour' ? colourOf(value) : undefined;
            return variant && chip(variant, text(name, value), current.attributes[name] === value, colour);
          })}
        </ul>
      </Group>
    );
  });
}
