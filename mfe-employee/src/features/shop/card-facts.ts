import type { ProductCard } from '@portal/contract/shop';

/** One line of facts: up to three short attributes, else the beginning of the description. */
export function factsOf({ attributes, description }: Pick<ProductCard, 'attributes' | 'description'>): string {
  const short = Object.values(attributes).filter((value) => value.length > 0 && value.length <= 24).slice(0, 3);
  return short.length > 0 ? short.join(' · ') : description.replace(/\s+/g, ' ').trim();
}
