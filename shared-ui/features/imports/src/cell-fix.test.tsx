import { givenSession, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { CellFix } from './CellFix.tsx';
import { checked, wrong } from './given-imports.ts';

test('what is typed while the cell is still being sent is sent, too, after it', async () => {
  givenSession({ role: 'supplier' });
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const api = {
    fix: (_id: string, _row: number, cells: Record<string, string>) => {
      sent.push(cells);
      return new Promise((answer) => answers.push(() => answer({ data: checked })));
    },
  };
  const { user } = renderPage(
    <CellFix
      api={api as never}
      view={checked}
      row={wrong}
      reason={wrong.reasons[0]!}
      column="Pris"
      value="ask"
      isOpen
      onFixed={() => undefined}
    />,
  );
  const cell = await screen.findByRole('textbox', { name: `Row ${wrong.rowNumber}, Pris` });
  await user.clear(cell);
  await user.type(cell, '99{Enter}');
  await waitFor(() => expect(sent).toEqual([{ Pris: '99' }]));
  await user.type(cell, '5{Enter}');
  answers.shift()!();
  await waitFor(() => expect(sent).toEqual([{ Pris: '99' }, { Pris: '995' }]));
  answers.shift()!();
  await waitFor(() => expect(cell).toHaveAttribute('aria-busy', 'false'));
  expect(cell).toHaveValue('995');
});
