import type { ProductCard } from '@portal/contract/shop-products';

/** Attributes that tell two products apart at a glance, the most telling first. */
export const tellingAttributes = [
  { name: 'capacity', kind: 'NUMBER' },
  { name: 'screenSize', kind: 'NUMBER' },
  { name: 'weight', kind: 'NUMBER' },
  { name: 'network', kind: 'TEXT' },
  { name: 'colour', kind: 'TEXT' },
  { name: 'os', kind: 'TEXT' },
  { name: 'wifi', kind: 'TEXT' },
] as const;

/** One line of facts: up to three short attributes in the page's language, else the beginning of the description. */
export function factsOf(
  { attributes, description }: Pick<ProductCard, 'attributes' | 'description'>,
  text: (name: string, value: string) => string,
): string {
  const short = tellingAttributes.flatMap(({ name }) => {
    const value = attributes[name];
    return value && value.length <= 32 ? [text(name, value)] : [];
  });
  return short.length > 0 ? short.slice(0, 3).join(' · ') : description.replace(/\s+/g, ' ').trim();
}
