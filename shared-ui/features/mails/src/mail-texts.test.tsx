import { locales } from '@portal/contract/constants';
import * as contract from '@portal/contract/mail-texts';
import { call } from '@portal/shared-ui';
import { type FakeApi, fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { MailTextCalls } from './mail-texts.api.ts';
import { MailTexts } from './MailTexts.tsx';

const standard = {
  subject: '{subscription}: you can order now',
  greeting: 'Hello {name}',
  body: 'An offer.\n\n{link}',
};
const sample = {
  values: {
    name: 'Mette Krag',
    company: 'Nordlys A/S',
    subscription: 'Phones',
    endDate: '4 December 2026',
    daysLeft: '14 days',
  },
  facts: [{ label: 'Order by', value: '4 December 2026' }],
  button: 'See the selection',
};
const texts = (own: Partial<contract.CompanyMailText> = {}): contract.CompanyMailText[] =>
  contract.mailTextKinds.flatMap((kind) =>
    locales.map((locale) => ({
      kind,
      locale,
      standard,
      sample,
      text: standard,
      version: 0,
      ...(kind === 'invitation' && locale === 'en-us' ? own : {}),
    })),
  );
const calls: MailTextCalls = {
  key: ['mail-texts'],
  list: () => call(contract.listMailTexts, {}),
  save: (params, body) => call(contract.changeMailText, { params, body }),
  reset: (params) => call(contract.resetMailText, { params }),
  test: (params, body) => call(contract.testMailText, { params, body }),
};
const english = () => screen.findByRole('region', { name: 'English' });

const sent = (api: FakeApi) =>
  api.calls.filter((one) => !one.call.startsWith('GET')).map(({ call: name, body }) => ({ call: name, body }));

beforeEach(() => {
  givenSession({ email: 'mette@nordlys.example' });
});

test('both languages stand beside the mail that they become, as it is typed', async () => {
  fakeApi(on(contract.listMailTexts, { data: texts() }));
  const { user } = renderPage(<MailTexts calls={calls} />);
  const card = within(await english());
  expect(within(screen.getByRole('region', { name: 'Dansk' })).getByText('Standard text')).toBeVisible();
  const letter = within(card.getByRole('group', { name: 'Preview of the mail' }));
  expect(letter.getByText('Phones: you can order now')).toBeVisible();
  const body = card.getByLabelText('Text');
  await user.clear(body);
  await user.click(body);
  await user.paste('Only {daysLeft}, <b>{name}</b>.\n\n{link}\n\nBest, {company}');
  expect(await letter.findByText('Only 14 days, <b>Mette Krag</b>.')).toBeVisible();
  expect(letter.getByText('Best, Nordlys A/S')).toBeVisible();
});

test('an unknown placeholder and a missing link are named, and nothing is sent', async () => {
  const api = fakeApi(on(contract.listMailTexts, { data: texts() }));
  const { user } = renderPage(<MailTexts calls={calls} />);
  const card = within(await english());
  const [subject, body] = [card.getByLabelText('Subject'), card.getByLabelText('Text')];
  await user.clear(subject);
  await user.click(subject);
  await user.paste('Dear {firstname}');
  await user.clear(body);
  await user.type(body, 'No way in');
  for (const button of ['Save text', 'Send me a test mail']) {
    await user.click(card.getByRole('button', { name: button }));
    await waitFor(() =>
      expect(subject).toHaveAccessibleDescription(/Only the named placeholders may stand in braces\./),
    );
    expect(body).toHaveAccessibleDescription(/The text needs the link exactly once, on a line of its own\./);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(api)).toEqual([]);
});

test('saving, a test mail after a question, and the standard text again', async () => {
  const own = { text: { ...standard, subject: 'Mine' }, version: 1 };
  const api = fakeApi(
    on(contract.listMailTexts, { data: texts() }),
    on(contract.changeMailText, { data: texts(own) }),
    on(contract.testMailText, { data: { to: 'mette@nordlys.example' } }),
    on(contract.resetMailText, { data: texts() }),
  );
  const { user } = renderPage(<MailTexts calls={calls} />);
  const card = within(await english());
  const subject = card.getByLabelText('Subject');
  await user.clear(subject);
  await user.type(subject, 'Mine');
  await user.click(card.getByRole('button', { name: 'Save text' }));
  expect(await card.findByText('Own text')).toBeVisible();
  expect(sent(api)).toEqual([
    { call: 'PUT /company/mail-texts/invitation/en-us', body: { ...standard, subject: 'Mine' } },
  ]);

  await user.click(card.getByRole('button', { name: 'Send me a test mail' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('It goes to mette@nordlys.example and nobody else.');
  await user.click(within(question).getByRole('button', { name: 'Send 1 mail' }));
  await waitFor(() => expect(sent(api).at(-1)?.call).toBe('POST /company/mail-texts/invitation/en-us/test'));

  await user.click(card.getByRole('button', { name: 'Back to the standard text' }));
  await user.click(await screen.findByRole('button', { name: 'Use the standard text' }));
  await waitFor(async () =>
    expect(within(await english()).getByLabelText('Subject')).toHaveValue('{subscription}: you can order now'),
  );
});

test('the reminder has its own address, and a failure offers another try', async () => {
  fakeApi(on(contract.listMailTexts, fails('something-went-wrong')));
  renderPage(<MailTexts calls={calls} />, { at: '/company/settings?tab=mails&mail=reminder' });
  expect(await screen.findByText(/when you remind someone yourself/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invitation' })).toHaveAttribute(
    'href',
    '/company/settings?tab=mails&mail=invitation',
  );
});
