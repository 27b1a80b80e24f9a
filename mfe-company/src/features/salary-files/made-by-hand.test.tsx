import { getSalaryCalendar } from '@portal/contract/salary-calendar';
import { listSalaryFiles } from '@portal/contract/salary-files';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { givenCalendar, idOf, kroner } from './given-salary-files.ts';
import SalaryFileListPage from './SalaryFileListPage.tsx';

beforeEach(() => {
  givenSession();
});

const files = on(listSalaryFiles, { data: [], meta: { total: 0, page: 1, pageSize: 50 } });
const batch10 = {
  id: idOf(50),
  batch: 10,
  period: '2027-01',
  madeBy: 'Mette Krag',
  madeAt: '2026-12-27T09:00:00.000Z',
  draws: 12,
  totals: [kroner(275_165)],
};

test('the strip says which months are made by hand, and the next file is the next with something to take', async () => {
  const [january, february, ...later] = givenCalendar().runs;
  const runs = [
    { ...january!, draws: 0, totals: [], madeByHand: [batch10] },
    { ...february!, draws: 0, totals: [], madeByHand: [{ ...batch10, period: '2027-03' }] },
    ...later,
  ];
  fakeApi(on(getSalaryCalendar, { data: givenCalendar({ runs }) }), files);
  renderPage(<SalaryFileListPage />, { at: '/company/salaryfiles' });
  const list = await screen.findByRole('list', { name: 'Coming salary files' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Made by hand, batch 10');
  expect(first).toHaveTextContent('12 draws');
  expect(first).toHaveTextContent('DKK 2,751.65');
  expect(first).not.toHaveTextContent('Nothing planned');
  expect(within(first!).getByRole('link', { name: 'Made by hand, batch 10' })).toHaveAttribute(
    'href',
    `/company/salaryfiles/${idOf(50)}/draws`,
  );
  expect(second).toHaveTextContent('By hand in batch 10, March 2027');
  expect(screen.getByText('The next file is made and sent on 30 March 2027 at 06:00.')).toBeVisible();
});

test('without a draw planned no file is promised', async () => {
  const runs = givenCalendar().runs.map((run) => ({ ...run, draws: 0, totals: [] }));
  fakeApi(on(getSalaryCalendar, { data: givenCalendar({ runs }) }), files);
  renderPage(<SalaryFileListPage />, { at: '/company/salaryfiles' });
  expect(await screen.findByText('Nothing is planned for an automatic file.')).toBeVisible();
});
