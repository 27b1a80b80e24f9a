import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportView, UndoPreview } from '@portal/contract/import-view';
import { Button, Instant, useQuery } from '@portal/shared-ui';
import { ConfirmDialog, Undo2 } from '@portal/shared-ui/kit';
import { useState } from 'react';
import type { ImportApi } from './imports.api.ts';

/** Takes the import back, after saying what that means. Shown as long as it can be. */
export function UndoImport({
  api,
  view,
  onChange,
}: {
  api: ImportApi;
  view: ImportView;
  onChange: (view: ImportView) => void;
}) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const counted = useQuery({ ...api.previewUndo(view.id), enabled: isAsked }).data?.data;
  if (view.undoUntil === null) return null;
  return (
    <>
      <Button icon={<Undo2 aria-hidden="true" />} onClick={() => setIsAsked(true)}>{t`Undo this import`}</Button>
      <ConfirmDialog
        title={t`Undo this import?`}
        confirmText={t`Undo import`}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={async () => onChange((await api.undo(view.id)).data)}
      >
        {counted && <Counted {...counted} kind={view.kind} />}
        <p>
          {view.kind === 'EMPLOYEES' ? (
            <Trans>
              People whom the file added are removed, and those it changed get their former values. People who were
              changed, invited or given an order since then stay as they are and are listed. It can be undone until{' '}
              <Instant value={view.undoUntil} />.
            </Trans>
          ) : (
            <Trans>
              What the file added is deleted, and what it changed or hid gets its former values. What was ordered, given
              accessories or changed since then stays as it is and is listed. Orders keep what was ordered, with its
              price. It can be undone until <Instant value={view.undoUntil} />.
            </Trans>
          )}
        </p>
      </ConfirmDialog>
    </>
  );
}

/** What an undo would do, in numbers. */
function Counted({ removed, restored, kept, kind }: UndoPreview & Pick<ImportView, 'kind'>) {
  return (
    <p>
      <strong>
        {kind === 'EMPLOYEES' ? (
          <Plural value={removed} one="# person is removed" other="# people are removed" />
        ) : (
          <Plural value={removed} one="# item is deleted" other="# items are deleted" />
        )}
        {', '}
        <Plural value={restored} one="# gets former values" other="# get former values" />
        {', '}
        <Plural value={kept} one="# stays." other="# stay." />
      </strong>
    </p>
  );
}
