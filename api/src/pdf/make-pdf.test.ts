import type { ControlList } from './control-list.ts';
import { renderLetter, type Letter } from './letter.ts';
import { makePdf } from './make-pdf.ts';

const letter: Letter = {
  locale: 'en-us',
  from: ['Nordlys A/S'],
  to: ['Anna'],
  day: '2 November 2026',
  title: 'A letter',
  paragraphs: ['One sentence.'],
  facts: [{ label: 'Amount', value: '100.00' }],
  closing: 'Regards',
  at: new Date('2026-11-02T08:00:00Z'),
};
const list = (departments: number) =>
  ({
    file: {
      fileName: 'a.csv',
      period: '2026-11',
      fileDay: '2026-11-20',
      batch: 1,
      rowCount: 1,
      total: { amount: 100, currency: 'DKK' },
      createdAt: '2026-11-02T08:00:00.000Z',
      sha256: 'a',
    },
    draws: 1,
    byKind: [],
    byDepartment: Array.from({ length: departments }, (_, n) => ({ key: `Department ${n}`, draws: 1, amount: 100 })),
  }) as unknown as ControlList;

test('a document from the thread is the document, byte by byte', async () => {
  expect((await makePdf('letter', letter)).equals(await renderLetter(letter))).toBe(true);
});

test('T15: others have their turn while a long document is written', async () => {
  await makePdf('letter', letter);
  const state = { turns: 0, isOver: false };
  const turn = () => {
    state.turns += 1;
    if (!state.isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const pdf = await makePdf('controlList', list(3_000), 'Nordlys A/S', 'en-us');
  state.isOver = true;
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(state.turns).toBeGreaterThan(1_000);
});

test('a document that cannot be written is an error, and the next one is written', async () => {
  await expect(makePdf('letter', { ...letter, facts: undefined as never })).rejects.toThrow(/filter/);
  expect((await makePdf('letter', letter)).length).toBeGreaterThan(1_000);
});
