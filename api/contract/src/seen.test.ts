import * as v from 'valibot';
import { differences, fact, factForms, Seen } from './seen.ts';

const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const key = 'changed-by-someone-else';

test('the same facts in another order are no difference', () => {
  const facts = [fact('total', dkk(100)), fact('months', 24), fact('rules', 'Use only.')];
  expect(differences(facts, facts.toReversed())).toEqual([]);
});

test('a changed fact is told with both values, a new one and a missing one with null', () => {
  const seen = [fact('total', dkk(100)), fact('allRisk', dkk(39)), fact('months', 24)];
  const current = [fact('total', dkk(120)), fact('months', 24), fact('order', dkk(1), '100041')];
  expect(differences(seen, current)).toEqual([
    { path: 'total', key, seen: dkk(100), current: dkk(120) },
    { path: 'allRisk', key, seen: dkk(39), current: null },
    { path: 'order', key, of: '100041', seen: null, current: dkk(1) },
  ]);
});

test('another currency, another type and an empty text are differences', () => {
  const changes = [
    [dkk(100), { amount: 100, currency: 'SEK' }],
    [24, '24'],
    ['', 'Use only.'],
  ] as const;
  for (const [was, is] of changes) expect(differences([fact('total', was)], [fact('total', is)])).toHaveLength(1);
});

test('two facts of one name and subject are compared in their order, so a change of the first is not lost', () => {
  const covers = (first: number) => [fact('line', dkk(first), 'Cover'), fact('line', dkk(830), 'Cover')];
  expect(differences(covers(500), covers(600))).toEqual([
    { path: 'line', key, of: 'Cover', seen: dkk(500), current: dkk(600) },
  ]);
  expect(differences(covers(500), covers(500).slice(0, 1))).toHaveLength(1);
});

test('the body takes known facts only, each with a value, and nothing beside them', () => {
  const takes = (facts: unknown) => v.safeParse(Seen, facts).success;
  expect(takes([{ fact: 'total', value: dkk(100) }])).toBe(true);
  for (const refused of [
    undefined,
    {},
    [{ fact: 'weather', value: 1 }],
    [{ fact: 'total' }],
    [{ fact: 'total', value: 1.5 }],
    [{ fact: 'total', value: null }],
    [{ fact: 'total', value: dkk(1), extra: 1 }],
  ]) {
    expect(takes(refused)).toBe(false);
  }
  expect(Object.keys(factForms).length).toBeGreaterThan(40);
});
