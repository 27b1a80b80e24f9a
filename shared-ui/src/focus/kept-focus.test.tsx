import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { renderPage } from '../testing/render-page.tsx';
import { Button } from '../ui/Button.tsx';
import { KeepFocus } from './KeepFocus.tsx';

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});

function Page() {
  const [isCleared, setIsCleared] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const send = () => {
    setIsSending(true);
    setTimeout(() => setIsSending(false), 50);
  };
  return (
    <main>
      <h1 key={String(isCleared)} tabIndex={-1}>
        Orders
      </h1>
      <Button>Elsewhere</Button>
      <section>
        {!isCleared && <Button onClick={() => setIsCleared(true)}>Clear selection</Button>}
        <fieldset disabled={isSending}>
          <Button onClick={send}>Save</Button>
        </fieldset>
      </section>
      <p>Beside everything</p>
      <KeepFocus />
    </main>
  );
}

test('a button that goes away when it is pressed leaves the focus to its neighbour', async () => {
  const { user } = renderPage(<Page />);
  screen.getByRole('button', { name: 'Clear selection' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
});

test('a heading that is drawn anew has the focus again', async () => {
  renderPage(<Page />);
  screen.getByRole('heading').focus();
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('a form that was disabled while it was sent gives the focus back to the button that sent it', async () => {
  const { user } = renderPage(<Page />);
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  await user.keyboard('{Enter}');
  expect(save).toBeDisabled();
  // As browsers do with what is disabled.
  save.blur();
  await waitFor(() => expect(save).toBeEnabled());
  await waitFor(() => expect(save).toHaveFocus());
});

test('a press beside everything takes the focus away, and nothing brings it back', async () => {
  const { user } = renderPage(<Page />);
  const [save, beside] = [screen.getByRole('button', { name: 'Save' }), screen.getByText('Beside everything')];
  save.focus();
  await user.click(beside);
  beside.append(document.createElement('b'));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(document.body).toHaveFocus();
});

const Over = ({ children }: { children: ReactNode }) =>
  createPortal(<div role="dialog">{children}</div>, document.body);

function Person() {
  const [opened, setOpened] = useState<'edit' | 'exit' | ''>('');
  return (
    <main>
      <h1>Anna Holm</h1>
      <Button>Elsewhere</Button>
      <Button onClick={() => setOpened('edit')}>Edit</Button>
      {opened === 'edit' && (
        <Over>
          <Button onClick={() => setOpened('exit')}>Set exit date</Button>
        </Over>
      )}
      {opened === 'exit' && (
        <Over>
          <Button onClick={() => setOpened('')}>Cancel</Button>
        </Over>
      )}
      <KeepFocus />
    </main>
  );
}

test('a dialog that took the place of another one leaves the focus to what opened the first', async () => {
  const { user } = renderPage(<Person />);
  for (const name of ['Edit', 'Set exit date', 'Cancel']) {
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
  }
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});
