import type { ProductCard } from '@portal/contract/shop-products';

/** Attributes that tell two products apart at a glance, the most telling first. */
const telling = ['capacity', 'screenSize', 'weight', 'network', 'colour', 'os', 'wifi'];

/** One line of facts: up to three short attributes, else the beginning of the description. */
export function factsOf({ attributes, description }: Pick<ProductCard, 'attributes' | 'description'>): string {
  const short = telling
    .flatMap((name) => attributes[name] ?? [])
    .filter((value) => value.length > 0 && value.length <= 32);
  return short.length > 0 ? short.slice(0, 3).join(' · ') : description.replace(/\s+/g, ' ').trim();
}
