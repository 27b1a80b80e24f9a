import * as exits from '@portal/contract/employee-exit';
import type { ExitOrder } from '@portal/contract/employee-exit';
import * as contract from '@portal/contract/employees';
import { countPresses, fails, fakeApi, givenLanguage, givenSession, on, pressesOf } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '../../load-messages.ts';
import { anna, bo, complete, idOf, open, routes } from './given-employees.tsx';

beforeEach(() => {
  givenSession();
});

describe('the exit', () => {
  const money = (amount: number) => ({ amount, currency: 'DKK' });
  const order: ExitOrder = {
    orderId: idOf(9),
    orderNumber: 9001,
    productName: 'Phone X',
    months: 24,
    drawn: 10,
    monthsRemaining: 14,
    allRiskMonths: 14,
    covered: false,
    status: null,
    lines: [
      { key: 'goods', months: 14, perMonth: money(27_493), amount: money(384_902) },
      { key: 'fee', months: 1, perMonth: money(25_000), amount: money(25_000) },
    ],
    priceExVat: money(497_494),
    vat: money(124_374),
    total: money(621_868),
  };
  const preview = on(exits.previewEmployeeExit, {
    data: { exitDate: '2027-10-31', orders: [order], suspendedDraws: 14, notShipped: 0, lastDraw: '2027-10-20' },
  });
  const none = on(exits.getEmployeeExit, {
    data: { exitDate: null, exitReason: null, suspendedDraws: 0, requests: [] },
  });

  test('a first exit that nobody was told of is taken back from its toast', async () => {
    const api = fakeApi(
      ...routes,
      none,
      preview,
      on(exits.setEmployeeExit, { data: complete({ ...anna, exitDate: '2027-10-31', version: 3 }) }),
      on(exits.withdrawEmployeeExit, { data: complete({ ...anna, version: 4 }) }),
    );
    const { user } = open(`/company/employees?exit=${anna.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Exit date for Anna Berg' });
    await user.type(await within(dialog).findByLabelText('Exit date'), '2027-10-31');
    await user.click(within(dialog).getByRole('radio', { name: 'Dismissal' }));
    await within(dialog).findByRole('region', { name: 'Phone X, order 9001' });
    await user.click(within(dialog).getByRole('button', { name: 'Save exit date' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Anna Berg stays')).toBeVisible();
    expect(api.calls.find(({ call }) => call.endsWith('/exit/withdraw'))?.body).toEqual({ version: 3 });
  });

  test('the effect is shown before saving; then date, reason and "now" are sent', async () => {
    const api = fakeApi(
      ...routes,
      none,
      preview,
      on(exits.setEmployeeExit, { data: complete({ ...anna, exitDate: '2027-10-31', version: 3 }) }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Anna Berg' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Set exit date' }));
    const dialog = await screen.findByRole('dialog', { name: 'Exit date for Anna Berg' });
    expect(globalThis.location.search).toBe(`?exit=${anna.id}`);
    await user.type(await within(dialog).findByLabelText('Exit date'), '2027-10-31');
    await user.click(within(dialog).getByRole('radio', { name: 'Dismissal' }));
    const effect = await within(dialog).findByRole('region', { name: 'Phone X, order 9001' });
    expect(effect).toHaveTextContent(/Draws kept10 of 24Months remaining14/);
    expect(effect).toHaveTextContent(/Ex VAT.*4,974\.94VAT.*1,243\.74Pay-in-full.*6,218\.68/);
    expect(within(dialog).getByText('14 later draws wait until pay-in-full is closed.')).toBeVisible();
    expect(within(dialog).getByText(/^The last draw is on/)).toHaveTextContent('20 October 2027');
    await user.click(within(dialog).getByRole('radio', { name: /Send now/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save exit date' }));
    expect(await screen.findByText('The exit date of Anna Berg is saved')).toBeVisible();
    // The requests have left by mail.
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(api.calls.find(({ call }) => call.endsWith('/exit') && call.startsWith('POST'))?.body).toMatchObject({
      version: 2,
      exitDate: '2027-10-31',
      exitReason: 'DISMISSAL',
      send: 'NOW',
      seen: expect.arrayContaining([
        { fact: 'exitDate', of: '', value: '2027-10-31' },
        { fact: 'waitingDraws', of: '', value: 14 },
      ]),
    });
  });

  const saves = on(exits.setEmployeeExit, { data: complete({ ...anna, exitDate: '2027-10-31', version: 3 }) });

  test('an exit is set from the row by the presses that the table names, after its effect was shown', async () => {
    const api = fakeApi(...routes, none, preview, saves);
    const { user } = open();
    const act = await screen.findByRole('button', { name: 'Set an exit date for Anna Berg' });
    const presses = countPresses();
    await user.click(act);
    const dialog = await screen.findByRole('dialog', { name: 'Exit date for Anna Berg' });
    // What the dialog asks first has the focus, so the day is typed at once.
    await waitFor(() => expect(within(dialog).getByLabelText('Exit date')).toHaveFocus());
    await user.keyboard('2027-10-31');
    expect(await within(dialog).findByRole('region', { name: 'Phone X, order 9001' })).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: 'Dismissal' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save exit date' }));
    expect(await screen.findByText('The exit date of Anna Berg is saved')).toBeVisible();
    expect(presses()).toBe(pressesOf('Set an exit'));
    expect(api.calls.filter(({ call }) => call.endsWith('/exit') && call.startsWith('POST'))).toHaveLength(1);
  });

  test('with Enter it is saved from the keyboard', async () => {
    const api = fakeApi(...routes, none, preview, saves);
    const { user } = open(`/company/employees?exit=${anna.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Exit date for Anna Berg' });
    await waitFor(() => expect(within(dialog).getByLabelText('Exit date')).toHaveFocus());
    await user.keyboard('2027-10-31');
    within(dialog).getByRole('radio', { name: 'Resignation' }).focus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('The exit date of Anna Berg is saved')).toBeVisible();
    expect(api.calls.find(({ call }) => call.endsWith('/exit') && call.startsWith('POST'))?.body).toMatchObject({
      exitReason: 'REDUNDANCY',
      send: 'LATER',
    });
  });

  test('a day that is not in the future is refused at its field; a reason is asked for', async () => {
    const past = [
      on(exits.previewEmployeeExit, fails('must-be-in-the-future', 400)),
      on(
        exits.setEmployeeExit,
        fails('must-be-in-the-future', 400, [{ path: 'exitDate', key: 'must-be-in-the-future' }]),
      ),
    ];
    fakeApi(...routes, none, ...past);
    const { user } = open(`/company/employees?exit=${anna.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Exit date for Anna Berg' });
    await user.type(await within(dialog).findByLabelText('Exit date'), '2020-01-01');
    await user.click(within(dialog).getByRole('button', { name: 'Save exit date' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription(
        'Decides whether termination insurance pays. This field is required',
      ),
    );
    expect(
      within(dialog)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Exit date: Choose a day in the future.', 'Reason: This field is required']);
    await user.click(within(dialog).getByRole('radio', { name: 'Dismissal' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save exit date' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Exit date')).toHaveAccessibleDescription(/Choose a day in the future\./),
    );
  });

  test('what waits is sent, and an exit is taken back', async () => {
    const leaving = { ...anna, exitDate: '2027-10-31' };
    const request = {
      id: idOf(8),
      orderId: order.orderId,
      orderNumber: 9001,
      productName: 'Phone X',
      status: 'PENDING' as const,
      exitDate: '2027-10-31',
      monthsRemaining: 14,
      priceExVat: order.priceExVat,
      vat: order.vat,
      total: order.total,
      version: 1,
    };
    const exit = { exitDate: '2027-10-31', exitReason: 'DISMISSAL' as const, suspendedDraws: 14, requests: [request] };
    const api = fakeApi(
      ...routes.slice(0, 2),
      ...routes.slice(3),
      preview,
      on(contract.getEmployee, { data: complete(leaving) }),
      on(exits.getEmployeeExit, { data: exit }),
      on(exits.sendEmployeeExit, { data: exit }),
      on(exits.withdrawEmployeeExit, { data: complete(anna) }),
    );
    const { user } = open(`/company/employees?exit=${anna.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Exit date for Anna Berg' });
    await user.click(await within(dialog).findByRole('button', { name: 'Send 1 request now' }));
    const question = await screen.findByRole('dialog', { name: 'Send Anna Berg what is to be paid?' });
    expect(question).toHaveTextContent(/A mail with 1 pay-in-full request leaves at once.*Phone X/);
    expect(api.calls.some(({ call }) => call.endsWith('/send'))).toBe(false);
    await user.click(within(question).getByRole('button', { name: 'Send to Anna Berg' }));
    expect(await screen.findByText('The requests are sent')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw exit' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: /Withdraw the exit/ })).getByRole('button', {
        name: 'Withdraw exit',
      }),
    );
    await waitFor(() => expect(api.calls.find(({ call }) => call.endsWith('/withdraw'))?.body).toEqual({ version: 2 }));
  });
});

describe('what an address opens', () => {
  test.each([
    [
      'en-us',
      'E-mail',
      'The login keeps its own address; its owner changes it under My profile.',
      /Private e-mail/,
      "Opens only this company's orders after the exit date, once its owner has confirmed it by the mailed link.",
    ],
    [
      'da-dk',
      'E-mail',
      'Loginet beholder sin egen adresse; ejeren ændrer den under Min profil.',
      /Privat e-mail/,
      'Åbner kun denne virksomheds ordrer efter fratrædelsesdatoen, når ejeren har bekræftet den med det sendte link.',
    ],
  ] as const)('is said in the form of a person who accepted (%s)', async (locale, email, kept, label, opens) => {
    await givenLanguage(locale, loadMessages);
    fakeApi(...routes);
    open(`/company/employees?employee=${anna.id}`);
    expect(await screen.findByLabelText(email)).toHaveAccessibleDescription(kept);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(opens);
  });

  test('of a person who has not accepted no login is spoken of', async () => {
    fakeApi(...routes);
    open(`/company/employees?employee=${bo.id}`);
    expect(await screen.findByLabelText('E-mail')).toHaveValue('bo@nordlys.example');
    expect(screen.queryByText(/The login keeps its own address/)).not.toBeInTheDocument();
  });

  test('the exit says what the private address opens, where there is one', async () => {
    const left = { ...complete(anna), emailPrivate: 'anna@home.example' };
    fakeApi(
      ...routes.slice(0, 2),
      on(contract.getEmployee, { data: left }),
      on(exits.getEmployeeExit, { data: { exitDate: null, exitReason: null, suspendedDraws: 0, requests: [] } }),
      ...routes.slice(3),
    );
    open(`/company/employees?exit=${anna.id}`);
    expect(await screen.findByText(/^After that day anna@home.example opens only this company's orders/)).toBeVisible();
  });
});
