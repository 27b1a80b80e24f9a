/** Round numbers from 0 to at least `highest`, at most five of them: the lines of a chart's scale. */
export function stepsTo(highest: number): number[] {
  if (highest <= 0) return [0];
  const rough = highest / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 2.5, 5].find((factor) => factor * unit >= rough) ?? 10) * unit);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
