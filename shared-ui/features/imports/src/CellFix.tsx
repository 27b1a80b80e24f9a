import { useLingui } from '@lingui/react/macro';
import type { ImportReason, ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';
import { Input, messageOf, useMutation } from '@portal/shared-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import type { ImportApi } from './imports.api.ts';

type CellFixProps = {
  api: ImportApi;
  view: ImportView;
  row: ImportRow;
  reason: ImportReason;
  /** the column to mend; without one the fault is not in a single cell */
  column: string | undefined;
  value: string | undefined;
  isOpen: boolean;
  onFixed: (view: ImportView) => void;
};

/** One wrong value with its reason below, in the accessibility tree as well. Leaving the cell sends what was typed. */
export function CellFix({ api, view, row, reason, column, value = '', isOpen, onFixed }: CellFixProps) {
  const { t } = useLingui();
  const faultId = useId();
  const [text, setText] = useState(value);
  // One after the other, so that the last answer is the state of the file.
  const fix = useMutation({
    scope: { id: view.id },
    mutationFn: (typed: string) => api.fix(view.id, row.rowNumber, { [column ?? '']: typed }),
    onSuccess: ({ data }) => onFixed(data),
  });
  const fault = (
    <small id={faultId} data-fault>
      {messageOf(reason.key)}
    </small>
  );
  if (!isOpen || column === undefined) {
    return (
      <>
        {reason.value}
        {fault}
      </>
    );
  }
  return (
    <>
      <Input
        value={text}
        aria-label={t`Row ${row.rowNumber}, ${column}`}
        aria-invalid
        aria-describedby={faultId}
        aria-busy={fix.isPending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={moveOn}
        onBlur={() => {
          if (text !== (fix.isPending ? fix.variables : value)) fix.mutate(text);
        }}
      />
      {fault}
    </>
  );
}

/** Enter and the arrows go from one wrong cell to the next, as in a spreadsheet. */
function moveOn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const inputs = [...(event.currentTarget.closest('tbody')?.querySelectorAll('input') ?? [])];
  const next = inputs[inputs.indexOf(event.currentTarget) + step];
  // The last one has no next: leaving it is what sends it.
  if (next) next.focus();
  else event.currentTarget.blur();
}
