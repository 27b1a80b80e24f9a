import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { Form } from '../form/Form.tsx';
import { TextField } from '../form/TextFields.tsx';
import { useSchemaForm } from '../form/use-schema-form.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Drawer } from '../kit/Drawer.tsx';
import { givenSession } from '../testing/given-session.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Button } from '../ui/Button.tsx';

const Schema = v.object({ name: v.string() });
const question = { name: 'Leave without saving?' };

function NameForm() {
  const form = useSchemaForm(Schema, { name: '' });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <TextField form={form} name="name" label="Name" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

function Page({ inDrawer = false }: { inDrawer?: boolean }) {
  const [isOpen, setIsOpen] = useState(inDrawer);
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/further">Further away</Link>
      <Link to="/here?page=2">Page 2</Link>
      {!inDrawer && <NameForm />}
      <Drawer title="Person" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <NameForm />
      </Drawer>
    </>
  );
}

const given = (page = <Page />) => {
  givenSession();
  return renderPage(page, { at: '/here', path: '/here' });
};
const typed = async (user: ReturnType<typeof given>['user']) => user.type(screen.getByLabelText(/Name/), 'Anna');
const reload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event;
};

test('a link leaves an untouched form at once', async () => {
  const { user } = given();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(globalThis.location.pathname).toBe('/elsewhere');
});

test('a link asks before what was typed is lost; staying keeps it, discarding goes on', async () => {
  const { user } = given();
  await typed(user);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(globalThis.location.pathname).toBe('/here');
  expect(screen.getByLabelText(/Name/)).toHaveValue('Anna');

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(globalThis.location.pathname).toBe('/elsewhere'));
});

test('another way out that is tried while the question is open is the one that is gone', async () => {
  const { user } = given();
  await typed(user);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('dialog', question);
  // As Back does, which no dialog covers.
  fireEvent.click(screen.getByText('Further away'));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(globalThis.location.pathname).toBe('/further'));
});

function AskingForm() {
  const [isAsked, setIsAsked] = useState(false);
  const form = useSchemaForm(Schema, { name: '' });
  return (
    <Form
      form={form}
      onSubmit={async () => {
        setIsAsked(true);
        return false;
      }}
    >
      <TextField form={form} name="name" label="Name" />
      <Button type="submit">Save</Button>
      {isAsked && <p>Are you sure?</p>}
    </Form>
  );
}

test('a form that asks a question before it saves is not saved by that', async () => {
  const { user } = given(<AskingForm />);
  await typed(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Are you sure?');
  await waitFor(() => expect(screen.getByLabelText(/Name/)).toBeEnabled());
  expect(reload().defaultPrevented).toBe(true);
});

test('filters and steps of the same page are not asked about', async () => {
  const { user } = given();
  await typed(user);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(globalThis.location.search).toBe('?page=2');
  expect(screen.getByLabelText(/Name/)).toHaveValue('Anna');
});

test('a reload is held up only while something would be lost', async () => {
  const { user } = given();
  expect(reload().defaultPrevented).toBe(false);
  await typed(user);
  expect(reload().defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(reload().defaultPrevented).toBe(false));
  await typed(user);
  expect(reload().defaultPrevented).toBe(true);
});

test('Escape in a drawer asks, and closes it once it is discarded', async () => {
  const { user } = given(<Page inDrawer />);
  await typed(user);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', question)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText(/Name/)).toHaveValue('Anna');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Person' })).toBeNull());
});

function DeleteOrder() {
  const [isOpen, setIsOpen] = useState(true);
  const [isDone, setIsDone] = useState(false);
  const footer = <Button onClick={() => setIsDone(true)}>Delete it</Button>;
  return (
    <Dialog title="Delete order" isOpen={isOpen} onClose={() => setIsOpen(false)} footer={footer}>
      {isDone ? <p>It is deleted</p> : <input aria-label="Reason" />}
    </Dialog>
  );
}

test('a text in a dialog without a form is asked about as long as it is there', async () => {
  const { user } = given(<DeleteOrder />);
  await user.type(screen.getByLabelText('Reason'), 'Sold out');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Reason')).toHaveValue('Sold out');

  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('It is deleted')).toBeNull());
});

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Drawer title="Person" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <NameForm />
      </Drawer>
    </>
  );
}

test('a drawer that is discarded gives the focus back to what opened it', async () => {
  const { user } = given(<Opened />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await typed(user);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});
