import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { tabOfChange, type RunDraw } from '@portal/contract/salary-runs';
import { Badge, Ban, FileText, LogOut, Plus, useFormat } from '@portal/shared-ui';
import { Hash, Hourglass, Pencil, RotateCcw, type Column } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { Difference } from './Difference.tsx';
import { fileDrawColumns } from './draw-columns.tsx';

const Notes = styled.span`display: flex; flex-wrap: wrap; gap: 4px;`;

function RunNotes({ draw: { marks, change, exitDate, difference, effectDate, file } }: { draw: RunDraw }) {
  const { t } = useLingui();
  const { day } = useFormat();
  return (
    <Notes>
      {marks.includes('EMPLOYEE_NUMBER_MISSING') && (
        <Badge icon={Hash} tone="danger">
          {t`No number`}
        </Badge>
      )}
      {(marks.includes('WAGE_CODE_MISSING') || marks.includes('SETTLEMENT_CODE_MISSING')) && (
        <Badge icon={Hash} tone="danger">
          {t`No wage code`}
        </Badge>
      )}
      {marks.includes('LEAVES') && exitDate && (
        <Badge icon={LogOut} tone="warn">
          <Trans>Leaves {day(exitDate)}</Trans>
        </Badge>
      )}
      {file && (change === null || tabOfChange[change] !== 'ENDED') && (
        <Badge icon={FileText} tone="success">
          <Trans>By hand, batch {file.batch}</Trans>
        </Badge>
      )}
      {change === 'LEFT_OUT' && (
        <Badge icon={Hourglass} tone="warn">
          <Trans>Left out, drawn on {day(effectDate)}</Trans>
        </Badge>
      )}
      {change === 'SUSPENDED' && (
        <Badge icon={Hourglass} tone="warn">
          <Trans context="draw">Waits for pay in full</Trans>
        </Badge>
      )}
      {change === 'BY_HAND' && (
        <Badge icon={FileText} tone="neutral">
          <Trans context="draw">By hand</Trans>
        </Badge>
      )}
      {change === 'AGAIN' && (
        <Badge icon={RotateCcw}>
          <Trans context="draw">Drawn again</Trans>
        </Badge>
      )}
      {change === 'NEW' && (
        <Badge icon={Plus} tone="info">
          <Trans context="draw">New</Trans>
        </Badge>
      )}
      {(change === 'MORE' || change === 'LESS') && difference && (
        <Badge icon={Pencil}>
          <Difference minor={difference.amount} />
        </Badge>
      )}
      {change === 'ENDED' && (
        <Badge icon={Ban} tone="neutral">
          <Trans context="draw">Ended</Trans>
        </Badge>
      )}
    </Notes>
  );
}

const own: Readonly<Record<string, Column<RunDraw>>> = {
  units: {
    key: 'units',
    header: msg`Draw no.`,
    align: 'end',
    expendable: true,
    card: 'hidden',
    cell: ({ drawNumber, drawsInAll, kind }) =>
      kind === 'planned' ? (
        <Trans>
          {drawNumber} of {drawsInAll}
        </Trans>
      ) : null,
  },
  remark: { key: 'remark', header: msg`Note`, card: 'status', cell: (draw) => <RunNotes draw={draw} /> },
};

/** The columns of a made file, with the draw's number and what is new about it; rows to correct come first. */
export const runDrawColumns: readonly Column<RunDraw>[] = fileDrawColumns('').map(
  (column) => own[column.key] ?? column,
);
