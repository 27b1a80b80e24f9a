import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderPage } from '../testing/render-page.tsx';
import { AsyncSelect } from './AsyncSelect.tsx';
import type { ComboOption } from './ComboBox.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { FileDrop } from './FileDrop.tsx';
import { Menu } from './Menu.tsx';
import { SalaryBlock } from './SalaryBlock.tsx';
import { OrderStatusBadge, RequestStatusBadge } from './StatusBadges.tsx';

function Confirmation({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ConfirmDialog
      title="Process 11 orders?"
      confirmText="Process 11 orders"
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onConfirm={onConfirm}
      isBinding
    >
      Three suppliers get an order file.
    </ConfirmDialog>
  );
}

test('while back office looks on, a question says so and its act is locked', async () => {
  givenSession({ seenBy: { name: 'Karen', reason: 'Case 4471', until: '2027-01-01T10:00:00Z' } });
  let runs = 0;
  const { user } = renderPage(<Confirmation onConfirm={async () => void (runs += 1)} />);
  await user.click(screen.getByRole('checkbox'));
  const act = screen.getByRole('button', { name: 'Process 11 orders' });
  expect(act).toHaveAttribute('aria-disabled', 'true');
  expect(act).toHaveAccessibleDescription(/^You only look on/);
  await user.click(act);
  expect([runs, screen.getByRole('dialog')]).toEqual([0, expect.anything()]);
  givenSession();
});

test('a binding action asks for its tick, then runs once and closes', async () => {
  let runs = 0;
  const { user } = renderPage(<Confirmation onConfirm={async () => (runs += 1)} />);
  expect(screen.getByRole('dialog', { name: 'Process 11 orders?' })).toBeVisible();
  const confirm = screen.getByRole('button', { name: 'Process 11 orders' });
  await user.click(confirm);
  expect(runs).toBe(0);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Confirm that you understand this is binding.');
  await user.click(screen.getByRole('checkbox', { name: 'I understand this is binding' }));
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(runs).toBe(1);
});

test('a failure stays in the dialog', async () => {
  const refuse = async () => {
    throw new ApiError({ key: 'order-already-processed', status: 409, requestId: '' });
  };
  const { user } = renderPage(<Confirmation onConfirm={refuse} />);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Process 11 orders' }));
  expect(await screen.findByText('The order has already been processed.')).toBeVisible();
});

test('a menu opens, runs and closes', async () => {
  const done: string[] = [];
  const { user } = renderPage(
    <Menu
      label="Actions for 104-2291"
      entries={[
        { key: 'open', label: 'Open', onAction: () => done.push('open') },
        { key: 'rename', label: 'Rename', onAction: () => done.push('rename') },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Actions for 104-2291' }));
  expect(screen.getByRole('dialog', { name: 'Actions for 104-2291' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Open' }));
  expect(done).toEqual(['open']);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the only action of a row is a button that says what it does, without a menu', async () => {
  const done: string[] = [];
  const { user } = renderPage(
    <Menu label="Actions for 104-2291" entries={[{ key: 'open', label: 'Open', onAction: () => done.push('open') }]} />,
  );
  const button = screen.getByRole('button', { name: 'Open' });
  expect(button).toHaveAccessibleDescription('Actions for 104-2291');
  await user.click(button);
  expect([done, screen.queryByRole('menu')]).toEqual([['open'], null]);
});

function SupplierSelect({ asked }: { asked: string[] }) {
  const [value, setValue] = useState<ComboOption | null>(null);
  const load = async (q: string) => {
    asked.push(q);
    return [
      { id: '1', label: 'TeleGros' },
      { id: '2', label: 'Teleland' },
    ].filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));
  };
  return (
    <>
      <output>{value?.id ?? 'none'}</output>
      <AsyncSelect label="Supplier" value={value} onChange={setValue} queryKey={['suppliers']} load={load} />
    </>
  );
}

test('search as you type asks once, 350 ms after the last key', async () => {
  const asked: string[] = [];
  const { user, container } = renderPage(<SupplierSelect asked={asked} />);
  await user.type(await screen.findByRole('combobox', { name: 'Supplier' }), 'gros');
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(asked).toEqual(['', 'gros']);
  await user.click(await screen.findByRole('option', { name: 'TeleGros' }));
  expect(container.querySelector('output')).toHaveTextContent('1');
  expect(screen.getByRole('combobox')).toHaveValue('TeleGros');
});

test('where each choice is added to a list, the field closes and is empty for the next', async () => {
  const chosen: string[] = [];
  const load = async () => [
    { id: '1', label: 'TeleGros' },
    { id: '2', label: 'Teleland' },
  ];
  const { user } = renderPage(
    <AsyncSelect
      label="Supplier"
      value={null}
      onChange={(option) => option && chosen.push(option.id)}
      queryKey={['suppliers']}
      load={load}
    />,
  );
  const field = await screen.findByRole('combobox', { name: 'Supplier' });
  for (const name of ['TeleGros', 'Teleland']) {
    await user.type(field, name);
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(screen.queryByRole('option')).toBeNull();
    expect(field).toHaveFocus();
  }
  expect(chosen).toEqual(['1', '2']);
});

test('Enter before a typed name was searched for chooses no other person', async () => {
  const chosen: string[] = [];
  const people = [
    { id: '1', label: 'Aksel' },
    { id: '2', label: 'Bo' },
    { id: '3', label: 'Dorte' },
  ];
  const load = async (q: string) => (q === '' ? people.slice(0, 2) : people.filter(({ label }) => label === q));
  const { user } = renderPage(
    <AsyncSelect
      label="Employee"
      value={null}
      onChange={(option) => option && chosen.push(option.id)}
      queryKey={['employees']}
      load={load}
    />,
  );
  const field = await screen.findByRole('combobox', { name: 'Employee' });
  await user.click(field);
  await screen.findByRole('option', { name: 'Aksel' });
  await user.type(field, 'Dorte');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual([]);
  await user.click(await screen.findByRole('option', { name: 'Dorte' }));
  expect(chosen).toEqual(['3']);
});

test('a file is checked before it is sent', async () => {
  const files: File[] = [];
  const { user } = renderPage(
    <FileDrop label="Drop a CSV or XLSX" types={['.csv', '.xlsx']} maxBytes={4} onFile={(file) => files.push(file)} />,
  );
  const field = screen.getByLabelText(/Drop a CSV or XLSX/);
  await user.upload(field, new File(['12345'], 'prices.csv'));
  expect(screen.getByRole('alert')).toHaveTextContent('The file is too large.');
  await user.upload(field, new File(['1;2'], 'PRICES.CSV'));
  expect(files.map(({ name }) => name)).toEqual(['PRICES.CSV']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('states are words: DISPATCHED is Shipped', () => {
  renderPage(
    <>
      <OrderStatusBadge status="DISPATCHED" />
      <RequestStatusBadge status="APPROVED" />
    </>,
  );
  expect(screen.getByText('Shipped')).toBeVisible();
  expect(screen.getByText('Approved')).toBeVisible();
});

test('the salary block draws no part that is not there and lists every line', () => {
  const { container } = renderPage(
    <SalaryBlock
      label="You notice in your net pay, each month"
      figure="132.66"
      unit="DKK"
      parts={[
        { kind: 'you', label: 'You 132.66', amount: 13266 },
        { kind: 'tax', label: 'Tax', amount: 0 },
        { kind: 'subsidy', label: 'Subsidy 100.00', amount: 10000 },
      ]}
      lines={[
        { key: 'price', step: 1, label: 'Price a month' },
        { key: 'result', kind: 'result', label: 'Less in your net pay', amount: '132.66' },
      ]}
    />,
  );
  expect(container.querySelectorAll('div > i[data-part]')).toHaveLength(2);
  expect(screen.queryByText('Tax')).toBeNull();
  expect(screen.getByText('Less in your net pay').closest('dl')).toHaveTextContent('132.66');
});

test('a list of facts leaves out what has no value, also where a condition is false', () => {
  renderPage(
    <DescriptionList
      facts={[
        { key: 'name', label: 'Name', value: 'Anna' },
        { key: 'none', label: 'Subscriptions', value: false },
        { key: 'zero', label: 'Draws', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Draws']);
});
