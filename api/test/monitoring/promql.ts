/**
 * As much of Prometheus as the portal's alerts need: gauges, `min`, `max` and `sum`, and shares of rates. What an
 * expression has beyond that throws, so that no alert is taken for one that never fires.
 */
type Series = { name: string; labels: Record<string, string>; value: number };

const labelsOf = (text = '') =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const seriesOf = (text: string): Series[] =>
  [...text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels, value]) => ({
    name,
    labels: labelsOf(labels),
    value: Number(value),
  }));

type Matcher = (labels: Record<string, string>) => boolean;
function matcherOf(selector = ''): Matcher {
  const wanted = [...selector.matchAll(/(\w+)(=~|=)"([^"]*)"/g)].map(([, name = '', sign, value = '']) => ({
    name,
    fits: sign === '=' ? (has: string) => has === value : (has: string) => new RegExp(`^(?:${value})$`).test(has),
  }));
  return (labels) => wanted.every(({ name, fits }) => fits(labels[name] ?? ''));
}

const term = /^(?:(sum|min|max)\()?(rate\()?(\w+)(?:\{(.*?)\})?(?:\[5m\]\))?\)?$/;

/** One operand; undefined where no series fits, of which Prometheus answers nothing. */
function valueOf(text: string, before: string, now: string): number | undefined {
  const [, aggregate, isRate, name, selector] = term.exec(text.trim()) ?? [];
  if (!name) throw new Error(`not understood: ${text}`);
  const fits = matcherOf(selector);
  const pick = (scrape: string) => seriesOf(scrape).filter((one) => one.name === name && fits(one.labels));
  const values = pick(now).map(({ value }) => value);
  if (values.length === 0) return undefined;
  const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);
  if (isRate) return sum(values) - sum(pick(before).map(({ value }) => value));
  return aggregate === 'min' ? Math.min(...values) : aggregate === 'max' ? Math.max(...values) : sum(values);
}

/** Whether an alert's expression is true between two readings of `/metrics`. */
export function isFiring(expression: string, before: string, now: string): boolean {
  const [, left = '', sign, limit] = /^(.*) (==|>|<) ([\d.]+)$/.exec(expression) ?? [];
  const [over, under] = left.split(' / ').map((part) => valueOf(part, before, now));
  if (under === 0 || over === undefined) return false;
  const value = left.includes(' / ') ? over / (under ?? Number.NaN) : over;
  if (sign === '>') return value > Number(limit);
  return sign === '<' ? value < Number(limit) : value === Number(limit);
}

const seconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** A wait such as `5m`, in seconds. */
export function secondsOf(wait: string): number {
  const [, count, unit = ''] = /^(\d+)([smh])$/.exec(wait) ?? [];
  const each = seconds[unit];
  if (!each) throw new Error(`not understood: ${wait}`);
  return Number(count) * each;
}

/** Prometheus evaluates rules so often. */
export const evaluatedEvery = 15;

/**
 * The second at which an alert is sent (`for`): its expression was true at every evaluation for as long as it waits.
 * One evaluation without the fault begins the wait anew.
 */
export function sentAt(wait: string, isTrueAt: (second: number) => boolean): number | undefined {
  const [needed, end] = [secondsOf(wait), 3 * 3_600];
  let since: number | undefined;
  for (let second = 0; second <= end; second += evaluatedEvery) {
    since = isTrueAt(second) ? (since ?? second) : undefined;
    if (since !== undefined && second - since >= needed) return second;
  }
  return undefined;
}
