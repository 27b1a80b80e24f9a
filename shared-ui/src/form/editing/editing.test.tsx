import { endpoint, requiredLine } from '@portal/contract/endpoint';
import { Minor } from '@portal/contract/money';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { fails, fakeApi, on } from '../../testing/fake-api.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Form } from '../Form.tsx';
import { MoneyField } from '../NumberFields.tsx';
import { TextField } from '../TextFields.tsx';
import { useSchemaForm } from '../use-schema-form.ts';
import { useEditing } from './use-editing.ts';

const Fields = v.strictObject({ name: requiredLine(20), note: requiredLine(20), price: Minor });
type Thing = v.InferOutput<typeof Fields> & { version: number };
const Thing = v.object({ ...Fields.entries, version: v.number() });
const policy = { roles: ['company'], boundary: 'company' } as const;
const path = '/company/thing';
const read = endpoint('GET', path, { summary: 'A thing', policy, response: v.object({ data: Thing }) });
const change = endpoint('PATCH', path, {
  summary: 'Changes it',
  policy,
  body: v.strictObject({ ...v.partial(Fields).entries, version: v.number() }),
  response: v.object({ data: Thing }),
});
const thing = () => queryOptions({ queryKey: ['thing'], queryFn: () => call(read, {}) });
const first: Thing = { name: 'Chair', note: 'grey', price: 100_00, version: 1 };

function Page() {
  const client = useQueryClient();
  const row = useQuery(thing()).data?.data;
  return (
    <>
      {row && <Edit row={row} />}
      <button type="button" onClick={() => void client.invalidateQueries()}>
        Read again
      </button>
    </>
  );
}

function Edit({ row }: { row: Thing }) {
  const toValues = ({ name, note, price }: Thing) => ({ name, note, price });
  const form = useSchemaForm(Fields, toValues(row));
  const { mutateAsync: send } = useMutation({
    mutationFn: (body: Partial<v.InferOutput<typeof Fields>> & { version: number }) => call(change, { body }),
  });
  const { save, conflict } = useEditing(form, { row, toValues, newest: thing(), send });
  return (
    <Form form={form} onSubmit={save} conflict={conflict}>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="note" label="Note" />
      <MoneyField form={form} name="price" label="Price" />
      <button type="submit">Save</button>
    </Form>
  );
}

async function open() {
  givenSession();
  let stored = first;
  const api = fakeApi(
    on(read, () => ({ data: stored })),
    on(change, ({ body: { version, ...fields } }) => {
      if (version !== stored.version) return fails('changed-by-someone-else', 409);
      stored = v.parse(Thing, { ...stored, ...fields, version: stored.version + 1 });
      return { data: stored };
    }),
  );
  const { user } = renderPage(<Page />);
  const type = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await screen.findByLabelText('Name');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const somebodySaves = (fields: Partial<Thing>) => {
    stored = { ...stored, ...fields, version: stored.version + 1 };
  };
  return { user, type, press, somebodySaves, stored: () => stored, api };
}

const title = { name: 'Somebody else saved this while you were editing' };

test('what both changed is asked for, what only they changed is kept, and the choice is saved', async () => {
  const { user, type, press, somebodySaves, stored } = await open();
  await type('Name', 'Desk');
  await type('Price', '120');
  somebodySaves({ name: 'Table', price: 90_00, note: 'oak' });
  await press('Save');
  const dialog = await screen.findByRole('dialog', title);
  expect(dialog).toHaveTextContent('2 fields were changed by both of you');
  expect(dialog).toHaveTextContent('Kept from the other one: Note: oak');
  expect(within(dialog).getByRole('group', { name: /^Price/ })).toHaveTextContent('Was: 100.00 DKK120.00 DKKYours');
  await user.click(within(dialog).getByRole('radio', { name: /^Table/ }));
  await press('Save what is chosen');
  expect(within(dialog).getByRole('radio', { name: /^120.00/ })).toHaveFocus();
  expect(dialog).toHaveTextContent('Choose one');
  await user.click(within(dialog).getByRole('radio', { name: /^120.00/ }));
  await press('Save what is chosen');
  await waitFor(() => expect(stored()).toEqual({ name: 'Table', note: 'oak', price: 120_00, version: 3 }));
  expect(screen.getByLabelText('Note')).toHaveValue('oak');
});

test('going back keeps what was typed and saves nothing', async () => {
  const { type, press, somebodySaves, stored } = await open();
  await type('Name', 'Desk');
  somebodySaves({ name: 'Table' });
  await press('Save');
  await screen.findByRole('dialog', title);
  await press('Back to the form');
  await waitFor(() => expect(screen.queryByRole('dialog', title)).toBeNull());
  expect(screen.getByLabelText('Name')).toHaveValue('Desk');
  expect(stored().name).toBe('Table');
});

test('a newer row is shown while nothing is typed, and leaves alone what is typed', async () => {
  const { type, press, somebodySaves } = await open();
  somebodySaves({ name: 'Table' });
  await press('Read again');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Table'));
  await type('Note', 'typed');
  somebodySaves({ name: 'Stool', note: 'theirs' });
  await press('Read again');
  expect(screen.getByLabelText('Note')).toHaveValue('typed');
  expect(screen.getByLabelText('Name')).toHaveValue('Table');
});

test('a second save goes on from the first, and saving nothing new sends nothing', async () => {
  const { type, press, stored, api } = await open();
  await type('Name', 'Desk');
  await press('Save');
  await waitFor(() => expect(stored().version).toBe(2));
  await type('Name', 'Stool');
  await press('Save');
  await waitFor(() => expect(stored()).toMatchObject({ name: 'Stool', version: 3 }));
  await press('Save');
  expect(api.calls.filter(({ call: name }) => name.startsWith('PATCH'))).toHaveLength(2);
});
