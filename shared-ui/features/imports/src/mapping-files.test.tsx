import { importOptionsDefault } from '@portal/contract/import-mapping';
import { listMappings, removeMapping, renameMapping, uploadMapping } from '@portal/contract/import-mappings';
import { fakeApi, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { id } from './given-imports.ts';
import { MappingFiles } from './MappingFiles.tsx';

describe('the mappings of a supplier', () => {
  const saved = {
    id: id(7),
    kind: 'PRODUCTS' as const,
    name: 'list.csv',
    mapping: { SKU: { column: 'Nr' } },
    options: importOptionsDefault,
    usedAt: '2026-11-02T08:00:00.000Z',
    version: 3,
  };

  test('are listed, renamed, deleted after a question, and uploaded from a file that is one', async () => {
    const sent: unknown[] = [];
    fakeApi(
      on(listMappings, { data: [saved] }),
      on(renameMapping, ({ body }) => {
        sent.push(body);
        return { data: saved };
      }),
      on(removeMapping, () => {
        sent.push('removed');
        return { data: { id: saved.id } };
      }),
      on(uploadMapping, ({ body }) => {
        sent.push((body as { name: string }).name);
        return { data: saved };
      }),
    );
    const { user } = renderPage(<MappingFiles />, { at: '/x' });
    await user.click(await screen.findByRole('button', { name: 'Actions for list.csv' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const name = await screen.findByLabelText('Name of the mapping');
    await user.clear(name);
    await user.type(name, 'Acme');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(sent).toEqual([{ name: 'Acme', version: 3 }]));

    const picker = screen.getByLabelText('Mapping file');
    await user.upload(picker, new File(['not json'], 'a.json', { type: 'application/json' }));
    expect(await screen.findByText(/file cannot be read|could not be read/i)).toBeVisible();
    const file = { kind: 'PRODUCTS', name: 'Acme', fingerprint: 'a'.repeat(64), mapping: {}, options: {} };
    await user.upload(picker, new File([JSON.stringify(file)], 'a.json', { type: 'application/json' }));
    await waitFor(() => expect(sent).toContain('Acme'));

    await user.click(screen.getByRole('button', { name: 'Actions for list.csv' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete mapping' }));
    await waitFor(() => expect(sent).toContain('removed'));
  });
});
