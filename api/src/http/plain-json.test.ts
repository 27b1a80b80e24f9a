import { notPlainJson } from './plain-json.ts';

class Result {
  readonly rows = 1;
}

test.each<[string, unknown, string | undefined]>([
  ['nothing', undefined, undefined],
  ['data', { id: 'a', at: new Date(0), list: [1, null, { on: true }], none: undefined }, undefined],
  ['a result of the query builder', [{ numUpdatedRows: 1n }], '0.numUpdatedRows is a bigint'],
  ['an instance', { changed: new Result() }, 'changed is a Result'],
  ['a map', new Map(), 'it is a Map'],
  ['bytes', { file: Buffer.from('x') }, 'file is a Buffer'],
  ['a number that JSON does not have', { share: Number.NaN }, 'share is NaN'],
])('%s', (_name, value, fault) => {
  expect(notPlainJson(value)).toBe(fault);
});
