import { zipSync, type Zippable } from 'fflate';
import { localFiles } from '../../files/local-files.ts';
import { filesOfArchive } from './picture-archive.mapping.ts';
import { keepArchive } from './picture-archive.service.ts';

const files = localFiles('/dev/null');
const items = new Map([['px128', { kind: 'product' as const, id: 'one', sku: 'PX128' }]]);
const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** As many files of this many bytes, all with a known item's name and the same beginning; packed to almost nothing. */
function archive(count: number, size: number, beginning = png): Buffer {
  const bytes = new Uint8Array(size);
  bytes.set(beginning);
  const all: Zippable = {};
  for (let n = 0; n < count; n += 1) all[`PX128_${String(n).padStart(2, '0')}.png`] = [bytes, { level: 9 }];
  return Buffer.from(zipSync(all));
}

/** The faults of an archive, and how often others had their turn meanwhile. */
async function faultsOf(zip: Buffer, now?: () => number) {
  const state = { turns: 0, isOver: false };
  const turn = () => {
    state.turns += 1;
    if (!state.isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const read = await keepArchive(files, filesOfArchive(zip), items, now);
  state.isOver = true;
  return { turns: state.turns, faults: read.map(({ fault }) => fault) };
}

test('T11: others have their turn while an archive is unpacked, and what is no picture is not unpacked', async () => {
  const { turns, faults } = await faultsOf(archive(20, 9_000_000, Buffer.from('GIF89a')));
  expect(faults).toEqual(Array.from({ length: 20 }, () => 'file-type-not-allowed'));
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('T11: an archive unpacks to twice what it may be at most, whatever it holds', async () => {
  const { turns, faults } = await faultsOf(archive(14, 9_000_000));
  expect(faults).toEqual(Array.from({ length: 14 }, (_, n) => (n < 11 ? 'picture-cannot-be-read' : 'file-too-large')));
  // Each piece of 16 KB is unpacked elsewhere.
  expect(turns).toBeGreaterThan(1_000);
});

test('what is left of an archive after a minute is not begun, and said', async () => {
  let seconds = 0;
  const { faults } = await faultsOf(archive(4, 100, Buffer.from('GIF89a')), () => (seconds += 25) * 1_000);
  expect(faults).toEqual([
    'file-type-not-allowed',
    'file-type-not-allowed',
    'archive-takes-too-long',
    'archive-takes-too-long',
  ]);
});
