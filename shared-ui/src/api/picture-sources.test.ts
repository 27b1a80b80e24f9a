import { pictureSources } from './picture-sources.ts';

const path = `/api/pictures/${'a'.repeat(64)}`;
const widthsOf = (width: number) =>
  [...pictureSources({ path, width, height: 10 }, '50vw').srcSet.matchAll(/\/(\d+) (\d+)w/g)].map(([, in_, as]) => [
    in_,
    as,
  ]);

test('a picture is asked for in no width that it does not have', () => {
  expect(widthsOf(900)).toEqual([
    ['640', '640'],
    ['750', '750'],
    ['828', '828'],
  ]);
  expect(widthsOf(3_840)).toHaveLength(8);
});

test('a small picture has one address, and its size keeps the place free', () => {
  expect(widthsOf(200)).toEqual([['640', '640']]);
  expect(pictureSources({ path, width: 200, height: 100 }, '50vw')).toMatchObject({
    width: 200,
    height: 100,
    sizes: '50vw',
  });
});
