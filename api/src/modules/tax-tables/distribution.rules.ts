import type { TaxPreview } from '@portal/contract/tax-preview';

/** Where one bar ends and the next begins, in minor units: up to 1.00, up to 4.00, more. */
const edges = [0, 100, 400] as const;

/** How many estimates change by how much a month, from those that cost least to those that cost most. */
export function distributionOf(differences: readonly number[]): TaxPreview['distribution'] {
  const steps = edges.map((over, n) => ({ over, upTo: edges[n + 1] ?? null }));
  const bars = (side: 'less' | 'more') =>
    steps.map(({ over, upTo }) => {
      const sizes = differences.map((difference) => (side === 'less' ? -difference : difference));
      return { side, over, upTo, count: sizes.filter((size) => size > over && size <= (upTo ?? Infinity)).length };
    });
  const same = differences.filter((difference) => difference === 0).length;
  return [...bars('less').toReversed(), { side: 'same', over: 0, upTo: 0, count: same }, ...bars('more')];
}
