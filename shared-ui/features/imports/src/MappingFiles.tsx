import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedMapping } from '@portal/contract/import-mappings';
import {
  Button,
  Card,
  EmptyState,
  Field,
  Fixed,
  Input,
  Instant,
  showToast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@portal/shared-ui';
import {
  ConfirmDialog,
  DataTable,
  Dialog,
  Download,
  FileSpreadsheet,
  Menu,
  Pencil,
  Trash2,
  Upload,
  type Column,
  Refusal,
} from '@portal/shared-ui/kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Stack } from './import-style.ts';
import { columnsOfSource } from './mapping-state.ts';
import { downloadFile, remove, renameTo, savedMappings, uploadFile } from './mappings.api.ts';
import { KindName } from './RecentImports.tsx';

const Below = styled.div`margin-top: var(--s-5);`;

/** The mappings that a supplier's files are imported with; all of its users share them. */
export function MappingFiles() {
  const { t } = useLingui();
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [renaming, setRenaming] = useState<SavedMapping>();
  const [removing, setRemoving] = useState<SavedMapping>();
  const query = useQuery(savedMappings());
  const refresh = () => client.invalidateQueries({ queryKey: savedMappings().queryKey });
  const upload = useMutation({
    mutationFn: uploadFile,
    onSuccess: ({ data }) => {
      showToast(t`${data.name} is saved`);
      return refresh();
    },
    meta: { form: true },
  });
  const fetchFile = useMutation({ mutationFn: downloadFile });
  return (
    <Below>
      <Card
        title={t`Mappings`}
        flush
        actions={
          <Button
            size="small"
            icon={<Upload aria-hidden="true" />}
            busy={upload.isPending}
            onClick={() => picker.current?.click()}
          >
            {t`Upload mapping`}
          </Button>
        }
      >
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t`Mapping file`}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) upload.mutate(file);
            event.target.value = '';
          }}
        />
        <Refusal error={upload.error} />
        <DataTable
          label={t`Mappings`}
          query={query}
          columns={columns}
          rowKey={({ id }) => id}
          rowMenu={(saved) => (
            <Menu
              label={t`Actions for ${saved.name}`}
              entries={[
                { key: 'rename', label: t`Rename`, icon: Pencil, onAction: () => setRenaming(saved) },
                { key: 'download', label: t`Download`, icon: Download, onAction: () => fetchFile.mutate(saved) },
                { key: 'remove', label: t`Delete`, icon: Trash2, isDanger: true, onAction: () => setRemoving(saved) },
              ]}
            />
          )}
          empty={
            <EmptyState
              icon={FileSpreadsheet}
              title={t`No mappings yet`}
              why={t`What the columns of a file mean is kept here when it is checked for the first time.`}
            />
          }
        />
      </Card>
      {renaming && <RenameMapping saved={renaming} onClose={() => setRenaming(undefined)} onRenamed={refresh} />}
      <ConfirmDialog
        title={<Trans>Delete the mapping {removing?.name}?</Trans>}
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        confirmText={t`Delete mapping`}
        isDanger
        onConfirm={async () => {
          if (!removing) return;
          await remove(removing);
          await refresh();
          showToast(t`${removing.name} is deleted`);
        }}
      >
        {t`The next file with these columns is recognised anew. What was imported stays.`}
      </ConfirmDialog>
    </Below>
  );
}

const columns: readonly Column<SavedMapping>[] = [
  { key: 'name', header: msg`Name`, card: 'title', cell: ({ name }) => <Fixed>{name}</Fixed> },
  { key: 'kind', header: msg`Contents`, cell: ({ kind }) => <KindName kind={kind} /> },
  {
    key: 'columns',
    header: msg`Columns that it reads`,
    cell: ({ mapping }) => [...new Set(Object.values(mapping).flatMap(columnsOfSource))].join(', '),
  },
  { key: 'used', header: msg`Last used`, cell: ({ usedAt }) => <Instant value={usedAt} /> },
];

type RenameMappingProps = { saved: SavedMapping; onClose: () => void; onRenamed: () => Promise<void> };

function RenameMapping({ saved, onClose, onRenamed }: RenameMappingProps) {
  const { t } = useLingui();
  const [name, setName] = useState(saved.name);
  const run = useMutation({
    mutationFn: () => renameTo(saved, name.trim()),
    onSuccess: async () => {
      await onRenamed();
      showToast(t`The mapping is renamed`);
      onClose();
    },
    meta: { form: true },
  });
  return (
    <Dialog
      title={t`Rename mapping`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" busy={run.isPending} onClick={() => run.mutate()}>{t`Rename`}</Button>
        </>
      }
    >
      <Stack>
        <Refusal error={run.error} />
        <Field label={t`Name of the mapping`}>
          {(control) => (
            <Input {...control} value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
