import { Email } from '@portal/contract/address';
import { DaySchema } from '@portal/contract/days';
import { endpoint, requiredLine } from '@portal/contract/endpoint';
import { Minor } from '@portal/contract/money';
import { useMutation } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { call } from '../api/call.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { fails, fakeApi, on } from '../testing/fake-api.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { DayField } from './ChoiceFields.tsx';
import { Form, FormActions } from './Form.tsx';
import { MoneyField } from './NumberFields.tsx';
import { EmailField, TextField } from './TextFields.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const Draft = v.strictObject({ name: requiredLine(20), email: Email, price: Minor, start: DaySchema });
const createPerson = endpoint('POST', '/company/people', {
  summary: 'A person',
  policy: { roles: ['company'], boundary: 'company' },
  body: Draft,
  response: v.object({ id: v.string() }),
});

function PersonPage() {
  const form = useSchemaForm(Draft, { name: '', email: '' });
  const create = useMutation({ mutationFn: (body: v.InferOutput<typeof Draft>) => call(createPerson, { body }) });
  return (
    <Form
      form={form}
      onSubmit={(person) => create.mutateAsync(person)}
      fieldFor={{ 'employee-email-already-exists': 'email' }}
    >
      <TextField form={form} name="name" label="Name" />
      <EmailField form={form} name="email" label="E-mail" hint="Gets the invitation" />
      <MoneyField form={form} name="price" label="Price" />
      <DayField form={form} name="start" label="Start" />
      <Button type="submit" look="primary">
        Create person
      </Button>
    </Form>
  );
}

const fillIn = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.type(screen.getByLabelText('Name'), 'Anna');
  await user.type(screen.getByLabelText('E-mail'), 'anna@nordlys.example');
  await user.type(screen.getByLabelText('Price'), '1,200.50');
  await user.type(screen.getByLabelText('Start'), '2026-11-16');
};

test('while back office looks on, the form says so, its button is locked, and nothing is checked or sent', async () => {
  const seenBy = { name: 'Karen', reason: 'Case 4471', until: '2027-01-01T10:00:00Z' };
  givenSession({ seenBy });
  const api = fakeApi();
  const { user } = renderPage(<LockedPage />);
  expect(screen.getByText('You only look on as another person: nothing can be changed or downloaded.')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toHaveAccessibleDescription(/^You only look on/);
  await user.click(save);
  await user.type(screen.getByLabelText('Name'), 'Anna{Enter}');
  expect(api.calls).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel' })).not.toHaveAttribute('aria-disabled');
});

function LockedPage() {
  const form = useSchemaForm(Draft, { name: '', email: '' });
  return (
    <Form form={form} onSubmit={(body) => call(createPerson, { body })}>
      <TextField form={form} name="name" label="Name" />
      <FormActions>
        <Button type="submit">Save</Button>
        <Button>Cancel</Button>
      </FormActions>
    </Form>
  );
}

test('a fault stands above the form and at the field; the summary takes the focus and leads there', async () => {
  const api = fakeApi();
  const { user } = renderPage(<PersonPage />);
  await user.type(screen.getByLabelText('E-mail'), 'nope');
  await user.click(screen.getByRole('button', { name: 'Create person' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('There are 4 problems');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Name: This field is required',
    'E-mail: Please enter a valid email nope',
    'Price: Enter a valid amount.',
    'Start: This field is required',
  ]);
  const email = screen.getByLabelText('E-mail');
  expect(email).toHaveAccessibleDescription('Please enter a valid email nope Gets the invitation');
  expect(email).toBeInvalid();
  await user.click(screen.getByRole('link', { name: 'E-mail: Please enter a valid email nope' }));
  expect(email).toHaveFocus();
  expect(api.calls).toHaveLength(0);
});

const Two = v.strictObject({
  name: requiredLine(20),
  phone: requiredLine(20),
  admin: v.strictObject({ name: requiredLine(20) }),
  parts: v.array(v.strictObject({ head: requiredLine(20) })),
});

function TwoNames() {
  const form = useSchemaForm(Two, { name: '', phone: '', admin: { name: '' }, parts: [{ head: '' }, { head: '' }] });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <Card title="Company">
        <TextField form={form} name="name" label="Name" />
        <TextField form={form} name="phone" label="Phone" />
      </Card>
      <Card title="Administrator">
        <TextField form={form} name="admin.name" label="Name" />
      </Card>
      <Card title="Columns">
        <TextField form={form} name="parts.0.head" label="Head" />
        <TextField form={form} name="parts.1.head" label="Head" />
      </Card>
      <Button type="submit">Save</Button>
    </Form>
  );
}

test('two fields of one label are told apart in the summary by their card or their row', async () => {
  const { user } = renderPage(<TwoNames />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const lines = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent?.replace(': This field is required', ''))).toEqual([
    'Company, Name',
    'Phone',
    'Administrator, Name',
    'Columns 1, Head',
    'Columns 2, Head',
  ]);
});

test('checked values are sent once, money as minor units', async () => {
  givenSession();
  const api = fakeApi(on(createPerson, { id: '1' }));
  const { user } = renderPage(<PersonPage />);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create person' }));
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(api.calls[0]?.body).toEqual({
    name: 'Anna',
    email: 'anna@nordlys.example',
    price: 120050,
    start: '2026-11-16',
  });
  expect(screen.getByLabelText('Price')).toHaveValue('1,200.50');
});

test('a server error of a field is told by the toast, marks the field and keeps what is typed', async () => {
  givenSession();
  fakeApi(on(createPerson, fails('employee-email-already-exists', 409)));
  const { user } = renderPage(<PersonPage />);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create person' }));
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toBeInvalid());
  expect(await screen.findAllByText('Another employee already has this email.')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Notifications' })).getByRole('alert')).toHaveTextContent(
    'Another employee already has this email.',
  );
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/^This value is not valid\./);
  expect(screen.getByLabelText('Name')).toHaveValue('Anna');
});

test('the primary button comes first on a page and last in a dialog', () => {
  const actions = (
    <FormActions>
      <Button look="primary">Save</Button>
      <Button>Cancel</Button>
    </FormActions>
  );
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const { unmount } = renderPage(actions);
  expect(names()).toEqual(['Save', 'Cancel']);
  unmount();
  renderPage(
    <Dialog title="Address" isOpen onClose={() => undefined}>
      {actions}
    </Dialog>,
  );
  expect(names().filter(Boolean)).toEqual(['Cancel', 'Save']);
});

test('details name their fields', async () => {
  givenSession();
  fakeApi(
    on(createPerson, fails('invalid-data-provided', 400, [{ path: 'body.start', key: 'must-be-in-the-future' }])),
  );
  const { user } = renderPage(<PersonPage />);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create person' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Start')).toHaveAccessibleDescription('Choose a day in the future.'),
  );
});

test('any other server error is a toast with its request id, and is not said again above the form', async () => {
  givenSession();
  fakeApi(on(createPerson, fails('too-many-requests', 429)));
  const { user } = renderPage(<PersonPage />);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create person' }));
  expect(await screen.findByText('Request request-1')).toBeVisible();
  expect(screen.getAllByText(/Too many attempts/)).toHaveLength(1);
});

test('a refusal that names its wait says how long', async () => {
  givenSession();
  fakeApi(on(createPerson, fails('too-many-requests', 429, [], { 'Retry-After': '600' })));
  const { user } = renderPage(<PersonPage />, { at: '/company/orders' });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create person' }));
  const said = await screen.findAllByText('Too many attempts. Try again in about 10 minutes.');
  expect(said[0]).toBeVisible();
  expect(screen.queryByText(/Wait a moment/)).not.toBeInTheDocument();
});

test('on a page that its remote names the error is inline only', async () => {
  givenSession();
  fakeApi(on(createPerson, fails('too-many-requests', 429)));
  const { user } = renderPage(<PersonPage />, { at: '/company/employees', inlineErrors: ['/company/employees'] });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create person' }));
  expect(await screen.findAllByText(/Too many attempts/)).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
});

const Reason = v.strictObject({ reason: requiredLine(20) });

/** A form with a dialog that asks for something of its own, as a person's page asks why it is seen as that person. */
function PageWithDialog({ sent }: { sent: (what: string) => void }) {
  const outer = useSchemaForm(Reason, { reason: 'of the page' });
  const inner = useSchemaForm(Reason, { reason: '' });
  return (
    <Form form={outer} onSubmit={async () => sent('page')}>
      <Dialog title="Why?" isOpen onClose={() => undefined}>
        <Form form={inner} onSubmit={async ({ reason }) => sent(reason)}>
          <TextField form={inner} name="reason" label="Reason" />
          <Button type="submit">Look</Button>
        </Form>
      </Dialog>
    </Form>
  );
}

test('a form in a dialog sends itself alone, not the form that the dialog was opened from', async () => {
  const sent: string[] = [];
  const { user } = renderPage(<PageWithDialog sent={(what) => sent.push(what)} />);
  await user.click(screen.getByRole('button', { name: 'Look' }));
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Reason'), 'Case 4471');
  await user.click(screen.getByRole('button', { name: 'Look' }));
  await waitFor(() => expect(sent).toEqual(['Case 4471']));
});
