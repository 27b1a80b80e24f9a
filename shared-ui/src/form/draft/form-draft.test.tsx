import * as contract from '@portal/contract/form-drafts';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { fails, fakeApi, on } from '../../testing/fake-api.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Form } from '../Form.tsx';
import { TextField } from '../TextFields.tsx';
import { useSchemaForm } from '../use-schema-form.ts';
import { BegunForm } from './BegunForm.tsx';
import { useFormDraft } from './use-form-draft.ts';

const savedAt = '2026-11-02T08:00:00.000Z';
const row = { form: 'company', savedAt, version: 1 } as const;
const none = on(contract.listFormDrafts, { data: [] });
const removed = on(contract.removeFormDraft, { data: { form: 'company' } });

function Page() {
  const form = useSchemaForm(v.object({ name: v.string(), password: v.string() }), { name: '', password: '' });
  const draft = useFormDraft('company', form);
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Form form={form} draft={draft} onSubmit={async () => undefined}>
        <TextField form={form} name="name" label="Name" />
        <TextField form={form} name="password" label="Password" />
        <button type="submit">Add</button>
      </Form>
    </>
  );
}

const open = (...handlers: Parameters<typeof fakeApi>) => {
  givenSession();
  const api = fakeApi(...handlers);
  const { user } = renderPage(<Page />, { at: '/here', path: '/here' });
  const sent = (method: string) => api.calls.filter(({ call }) => call.startsWith(method));
  return { user, sent };
};

test('what is typed is kept after a pause: then it is left without a question', async () => {
  const { user, sent } = open(none, on(contract.saveFormDraft, { data: row }));
  await user.type(screen.getByLabelText('Name'), 'Nordlys');
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  expect(sent('PUT')[0]?.body).toEqual({ fields: JSON.stringify({ name: 'Nordlys', password: '' }) });
  await waitFor(() => expect(sent('GET').length).toBeGreaterThan(1));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(globalThis.location.pathname).toBe('/elsewhere'));
});

test('who looks on is shown nothing that the person has begun, and nothing is asked for', async () => {
  givenSession({ seenBy: { name: 'Karen', reason: 'Case 4471', until: '2027-01-01T10:00:00Z' } });
  const api = fakeApi(on(contract.listFormDrafts, { data: [row] }));
  renderPage(<Page />, { at: '/here', path: '/here' });
  expect(await screen.findByLabelText('Name')).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('what cannot be kept is asked about', async () => {
  const { user, sent } = open(none, on(contract.saveFormDraft, fails('service-unavailable', 503)));
  await user.type(screen.getByLabelText('Name'), 'Nordlys');
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Nordlys');
});

test('what was begun before is offered, and its form is as it was left', async () => {
  const { user, sent } = open(
    on(contract.listFormDrafts, { data: [row] }),
    on(contract.getFormDraft, { data: { ...row, fields: '{"name":"Nordlys","gone":1}' } }),
    removed,
  );
  await user.click(await screen.findByRole('button', { name: 'Continue where you left off' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Nordlys'));
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.queryByText(/You began this/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
});

test('what was begun before stays when another one is added', async () => {
  const { user, sent } = open(on(contract.listFormDrafts, { data: [row] }));
  await screen.findByText(/You began this/);
  await user.type(screen.getByLabelText('Name'), 'Another');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect([...sent('PUT'), ...sent('DELETE')]).toEqual([]);
});

test('what another window has typed is not replaced: the person chooses', async () => {
  let isThere = false;
  const { user, sent } = open(
    on(contract.listFormDrafts, () => ({ data: isThere ? [row] : [] })),
    on(contract.saveFormDraft, fails('changed-by-someone-else', 409)),
    removed,
  );
  await user.type(screen.getByLabelText('Name'), 'Here');
  isThere = true;
  expect(await screen.findByText(/in another window too/, undefined)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep what is here' }));
  await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
  await waitFor(() => expect(sent('PUT').length).toBeGreaterThan(1));
  expect(screen.getByLabelText('Name')).toHaveValue('Here');
});

test('what was begun before can be thrown away, and only then something takes its place', async () => {
  const keeps = on(contract.saveFormDraft, { data: row });
  const { user, sent } = open(on(contract.listFormDrafts, { data: [row] }), removed, keeps);
  const throwAway = await screen.findByRole('button', { name: 'Throw away' });
  await user.type(screen.getByLabelText('Name'), 'Another');
  expect(sent('PUT')).toEqual([]);
  await user.click(throwAway);
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  expect(sent('DELETE')).toHaveLength(1);
  expect(screen.getByLabelText('Name')).toHaveValue('Another');
});

test('what was thrown away in another window is no longer offered', async () => {
  let isThere = true;
  const { user } = open(
    on(contract.listFormDrafts, () => ({ data: isThere ? [row] : [] })),
    on(contract.getFormDraft, fails('draft-not-found', 404)),
  );
  const goOn = await screen.findByRole('button', { name: 'Continue where you left off' });
  isThere = false;
  await user.click(goOn);
  await waitFor(() => expect(screen.queryByText(/You began this/)).toBeNull());
});

test('above a list the form that was begun is led to, and thrown away until it is taken back', async () => {
  let isThere = true;
  givenSession();
  const api = fakeApi(
    on(contract.listFormDrafts, () => ({ data: isThere ? [row] : [] })),
    on(contract.removeFormDraft, () => {
      isThere = false;
      return { data: { form: 'company' } };
    }),
    on(contract.getFormDraft, { data: { ...row, fields: '{"name":"Nordlys"}' } }),
    on(contract.saveFormDraft, () => {
      isThere = true;
      return { data: row };
    }),
  );
  const { user } = renderPage(<BegunForm form="company" to="/companies/create" />);
  const goOn = await screen.findByRole('link', { name: 'Continue where you left off' });
  expect(goOn).toHaveAttribute('href', '/companies/create?draft=');
  await user.click(screen.getByRole('button', { name: 'Throw away' }));
  await waitFor(() => expect(screen.queryByText(/You began a new one/)).toBeNull());
  expect(api.calls.filter(({ call }) => call === 'DELETE /user/drafts/company')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/You began a new one/)).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ fields: '{"name":"Nordlys"}' });
});
