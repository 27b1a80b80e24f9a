import { previewSalaryFile } from '@portal/contract/manual-salary-files';
import { getSalaryCalendar } from '@portal/contract/salary-calendar';
import { listSalaryFiles } from '@portal/contract/salary-files';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { givenCalendar, givenPreview, idOf, kroner } from './given-salary-files.ts';
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

const nothing = givenPreview({ draws: 0, rowCount: 0, totals: [], employees: 0, people: [] });

test('with nothing due the file by hand begins with the choice of days, and stays there without a draw', async () => {
  const api = fakeApi(
    on(getSalaryCalendar, { data: givenCalendar() }),
    files,
    on(previewSalaryFile, { data: nothing }),
  );
  const { user } = renderPage(<SalaryFileListPage />, { at: '/company/salaryfiles' });
  await user.click(await screen.findByRole('button', { name: 'Create salary file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create a salary file' });
  expect(within(dialog).getByText(/^Nothing is due today/)).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: /A range of days/ })).toBeChecked();
  await user.click(within(dialog).getByRole('radio', { name: /All that are due/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Preview the file' }));
  expect(await within(dialog).findByText(/^There is nothing to draw/)).toBeVisible();
  api.add(on(previewSalaryFile, { data: givenPreview() }));
  await user.click(within(dialog).getByRole('button', { name: 'Preview the file' }));
  expect(await screen.findByRole('dialog', { name: 'Preview of the salary file' })).toBeVisible();
});

test('before it is made it says whom it draws and which automatic files lose what', async () => {
  const run = { period: '2027-01', fileDay: '2027-01-30', draws: 12, totals: [kroner(275_165)], left: 0 };
  const runs = [run, { ...run, period: '2027-02', fileDay: '2027-02-28', draws: 1, totals: [kroner(10_000)], left: 2 }];
  const preview = givenPreview({ runs, employees: 202 });
  fakeApi(on(getSalaryCalendar, { data: givenCalendar() }), files, on(previewSalaryFile, { data: preview }));
  const { user } = renderPage(<SalaryFileListPage />, { at: '/company/salaryfiles' });
  await user.click(await screen.findByRole('button', { name: 'Create salary file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preview of the salary file' });
  expect(dialog).toHaveTextContent(
    'The automatic file of 30 January 2027 then falls away. Its 12 draws are in this file: DKK 2,751.65.',
  );
  expect(dialog).toHaveTextContent(
    'The automatic file of 28 February 2027 then holds less. ' +
      'Its 1 draw is in this file: DKK 100.00. 2 draws stay in it.',
  );
  expect(within(dialog).getByText('202 employees in the file')).toBeVisible();
  const people = within(dialog).getByRole('list', { name: 'Employees in the file' });
  expect(
    within(people)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Anna Holm', 'Bo Lund', '200 more']);
});
