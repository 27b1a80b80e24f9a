import { listSalarySystemChoices } from '@portal/contract/company-settings';
import { getCompanyOrder } from '@portal/contract/order-detail';
import { previewOtherLayout } from '@portal/contract/other-salary-layout';
import { listFileDraws } from '@portal/contract/salary-draws';
import { getFileDifference } from '@portal/contract/salary-file-difference';
import { previewFileText } from '@portal/contract/salary-file-preview';
import { approveSalaryFile, discardSalaryFile, downloadSalaryFile, getSalaryFile } from '@portal/contract/salary-files';
import { fails, fakeApi, givenSession, on, type FakeRoute, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenOrder } from './given-order.ts';
import { givenDraw, givenFile, idOf, kroner } from './given-salary-files.ts';
import SalaryFilePage from './SalaryFilePage.tsx';
import { untilSent } from './until-sent.ts';

const page = <Row,>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 50 } });
const changes = [
  { change: 'NEW' as const, orders: 11, amount: kroner(328_690) },
  { change: 'ENDED' as const, orders: 6, amount: kroner(-120_411) },
];
const difference = {
  warnings: [],
  previous: { id: idOf(49), batch: 6, period: '2026-12', rowCount: 2, total: kroner(19_556) },
  changes,
};

beforeEach(() => {
  givenSession();
});

function show(...routes: FakeRoute[]) {
  const api = fakeApi(
    ...routes,
    on(previewFileText, {
      data: {
        fileName: 'NORDLYS-2027-01-7.csv',
        encoding: 'WIN1252',
        text: '12345678;1042;45\r\n12345678;1043;45\r\n',
        hex: '31323b0d0ae6',
        isWhole: false,
      },
    }),
    on(getSalaryFile, { data: givenFile() }),
    on(getFileDifference, { data: difference }),
    on(
      listFileDraws,
      page([
        givenDraw(),
        givenDraw({
          orderId: idOf(62),
          kind: 'correction',
          amount: kroner(-22_893),
          grossDraw: kroner(-22_893),
          employee: { id: idOf(63), name: 'Bo Lund', employNo: '1043' },
        }),
      ]),
    ),
  );
  return {
    api,
    ...renderPage(<SalaryFilePage />, {
      at: `/company/salaryfiles/${idOf(50)}/draws`,
      path: '/company/salaryfiles/:salaryFileId/draws',
    }),
  };
}

describe('a salary file', () => {
  test('shows its lines as text and its bytes as hexadecimal digits', async () => {
    const { user } = show();
    const shown = await screen.findByRole('list', { name: 'The beginning of NORDLYS-2027-01-7.csv' });
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['112345678;1042;45', '212345678;1043;45']);
    expect(screen.getByText(/NORDLYS-2027-01-7.csv, Windows-1252: the first lines/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Hex' }));
    expect(within(shown).getByRole('listitem')).toHaveTextContent('000031 32 3b 0d 0a e6 12;...');
  });

  test('shows total, hash, when it was made and sent, and what changed in words', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'January 2027' })).toBeVisible();
    expect(screen.getByText('DKK 395.56')).toBeVisible();
    expect(screen.getByText('a1b2c3')).toBeVisible();
    expect(screen.getAllByText('20 January 2027 at 06:00')).toHaveLength(2);
    expect(await screen.findByRole('row', { name: 'No longer drawn 6 1,204.11 less' })).toBeVisible();
    expect(screen.getByText('Difference to batch 6, December 2026')).toBeVisible();
  });

  test('a draw opens into the lines that add up to it; a correction is written "less"', async () => {
    const { api, user } = show();
    api.add(on(getCompanyOrder, { data: givenOrder() }));
    const row = await screen.findByRole('row', { name: /Bo Lund/ });
    expect(row).toHaveTextContent('less 228.93');
    expect(within(row).getByText('Correction')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Lines of the draw of Anna Holm, Skær One 5G' }));
    expect(await screen.findByText('Leather cover')).toBeVisible();
    const terms = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
    expect(terms).toEqual(
      expect.arrayContaining([
        'Skær One 5G 266.63',
        'All-risk insurance 39.00',
        'Price before subsidy 328.93',
        'less subsidy 100.00',
        'Gross draw 228.93',
        'Net draw 0.00',
        'Draw, DKK 228.93',
      ]),
    );
    expect(screen.getByRole('link', { name: '104' })).toHaveAttribute('href', `/company/orders?order=${idOf(60)}`);
  });

  test('search and sort of the draws are the address', async () => {
    const { api, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Draw, DKK' }));
    await user.type(screen.getByRole('searchbox', { name: 'Employee, product or order' }), 'Anna{Enter}');
    await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ sort: 'amount', q: 'Anna' }));
    expect(globalThis.location.search).toBe('?sort=amount&q=Anna');
  });

  test('is fetched for another salary system, with advice and the names its layout has no room for', async () => {
    let asked = '';
    const bo = {
      orderId: idOf(64),
      orderNumber: '105',
      employeeName: 'Bo Lund',
      product: 'Skær One 5G',
      source: 'employNo' as const,
      key: 'too-long' as const,
    };
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    const { user } = show(
      on(listSalarySystemChoices, {
        data: [
          { id: idOf(80), name: 'DataLøn', country: 'DK' },
          { id: idOf(81), name: 'ProLøn', country: 'DK' },
        ],
      }),
      on(previewOtherLayout, ({ query }) => ({
        data:
          query['salarySystemId'] === idOf(80)
            ? { rowCount: 1, problems: [], leftOutCount: 1, leftOut: [bo] }
            : { rowCount: 2, problems: [], leftOutCount: 0, leftOut: [] },
      })),
      on(downloadSalaryFile, ({ query }) => {
        asked = query['salarySystemId'] ?? '';
        return new Blob(['1042']);
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await user.click(await screen.findByRole('menuitem', { name: 'For another salary system …' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Run one test import before the first real file.');
    expect(await within(dialog).findByRole('list', { name: 'Orders that do not fit' })).toHaveTextContent(
      '105 · Bo Lund · Skær One 5GEmployee number: The text is too long.',
    );
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      '1 order does not fit this layout and is left out. 1 row goes.',
    );
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Salary system' }),
      await within(dialog).findByRole('option', { name: 'ProLøn' }),
    );
    expect(await within(dialog).findByText('2 rows, nobody is left out.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Download the file' }));
    await waitFor(() => expect(asked).toBe(idOf(81)));
  });

  const byHand = givenFile({ type: 'MANUAL', isManual: true, isSent: false, sentAt: null, createdBy: 'Mette Krag' });
  const leaver = {
    reason: 'AFTER_EXIT' as const,
    employee: { id: idOf(63), name: 'Bo Lund' },
    orderNumber: '105',
    period: '2027-01',
    exitDate: '2026-12-31',
    amount: kroner(16_663),
  };

  test('of a person is created, approved, then sent, each with who and when, after naming whom to check', async () => {
    const { api, user } = show(
      on(getSalaryFile, { data: byHand }),
      on(getFileDifference, { data: { ...difference, warnings: [leaver] } }),
    );
    const steps = await screen.findByRole('list', { name: 'Steps of the file' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Made20 January 2027 at 06:00Mette Krag', 'To approve', 'Not sent yet']);
    expect(screen.queryByRole('button', { name: 'Send to payroll' })).toBeNull();
    expect(await screen.findByRole('list', { name: 'Drawn after the exit month' })).toHaveTextContent(
      'Bo Lund, left 31 December 2026: DKK 166.63 for January 2027',
    );
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve January 2027' });
    expect(dialog).toHaveTextContent('2 rows, DKK 395.56 in all');
    const approved = { ...byHand, approvedBy: 'Peder Ås', approvedAt: '2027-01-20T07:00:00.000Z' };
    api.add(on(approveSalaryFile, { data: approved }), on(getSalaryFile, { data: approved }));
    await user.click(within(dialog).getByRole('button', { name: 'Approve 2 rows' }));
    expect(await screen.findByText('The salary file is approved. It is not sent yet.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send to payroll' })).toBeVisible();
    expect(within(steps).getAllByRole('listitem')[1]).toHaveTextContent('Approved20 January 2027 at 08:00Peder Ås');
  });

  test('an unapproved one can be discarded, and leads back to the list', async () => {
    const { user } = show(on(getSalaryFile, { data: byHand }), on(discardSalaryFile, { data: { id: byHand.id } }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard the file' }));
    await waitFor(() => expect(globalThis.location.pathname).toBe('/company/salaryfiles'));
  });

  test('that was sent again names who sent it', async () => {
    show(on(getSalaryFile, { data: givenFile({ sentBy: 'Mette Krag' }) }));
    const steps = await screen.findByRole('list', { name: 'Steps of the file' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Made20 January 2027 at 06:00Automatic',
      'Sent20 January 2027 at 06:00Mette Kragpayroll@nordlys.example',
    ]);
  });

  test("another company's file is not there", async () => {
    show(on(getSalaryFile, fails('salary_file_not_found', 404)));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The salary file could not be loaded.' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('The salary file was not found.');
  });
});

describe('after sending', () => {
  test('a refusal of the mail server is an error, an answer that is late is not', async () => {
    const before = givenFile({ isSent: false, sentAt: null });
    await expect(
      untilSent(before, async () => ({ ...before, sendFailedAt: '2027-01-21T08:00:00.000Z' })),
    ).rejects.toMatchObject({ key: 'service-unavailable' });
    expect(await untilSent(before, async () => ({ ...before, sentAt: '2027-01-21T08:00:00.000Z' }))).toMatchObject({
      sentAt: '2027-01-21T08:00:00.000Z',
    });
  });
});
