import { compare, merged } from './conflict.ts';

const was = { day: 20, text: 'Benefits', to: ['loen@x'], address: { street: 'A 1', city: 'Aarhus' }, note: '' };

test('only what both changed, and differently, is a conflict; what they alone changed is taken', () => {
  const mine = { ...was, day: 22, text: 'Ours', address: { street: 'A 2', city: 'Aarhus' } };
  const theirs = { ...was, day: 18, text: 'Ours', address: { street: 'A 1', city: 'Odense' }, note: null };
  expect(compare(was, mine, theirs)).toEqual({
    conflicts: [{ name: 'day', was: 20, mine: 22, theirs: 18 }],
    taken: [{ name: 'address.city', theirs: 'Odense' }],
  });
});

test('of two lists both can be kept, without what one of them removed', () => {
  const { conflicts } = compare({ to: ['a', 'b'] }, { to: ['a', 'b', 'mine'] }, { to: ['b', 'theirs'] });
  expect(conflicts).toEqual([
    { name: 'to', was: ['a', 'b'], mine: ['a', 'b', 'mine'], theirs: ['b', 'theirs'], both: ['b', 'theirs', 'mine'] },
  ]);
});

test('the form gets what was chosen and what they alone changed', () => {
  const mine = { ...was, day: 22, to: ['loen@x', 'mine@x'] };
  const theirs = { ...was, day: 18, to: ['loen@x', 'theirs@x'], text: 'Theirs' };
  const comparison = compare(was, mine, theirs);
  expect(
    merged(
      comparison,
      new Map([
        ['day', 'theirs'],
        ['to', 'both'],
      ]),
    ),
  ).toEqual([
    ['text', 'Theirs'],
    ['day', 18],
    ['to', ['loen@x', 'theirs@x', 'mine@x']],
  ]);
});
