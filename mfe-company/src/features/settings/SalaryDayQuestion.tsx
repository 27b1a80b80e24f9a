import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SalaryDayMove } from '@portal/contract/salary-day-move';
import { Day, Money, Note, useQuery } from '@portal/shared-ui';
import { ConfirmDialog, DescriptionList, QueryResult } from '@portal/shared-ui/kit';
import { salaryDayMove } from './settings.api.ts';

type SalaryDayQuestionProps = {
  /** the day of the month as it is stored, and as it would be */
  from: number;
  to: number;
  onSave: () => Promise<unknown>;
  onClose: () => void;
};

/** Another salary day moves every draw that is in no file yet (DECISIONS 32): says which, before it is saved. */
export function SalaryDayQuestion({ from, to, onSave, onClose }: SalaryDayQuestionProps) {
  const { t } = useLingui();
  const look = useQuery(salaryDayMove(to));
  return (
    <ConfirmDialog
      title={t`Move the salary day from ${from} to ${to}?`}
      confirmText={t`Move the salary day`}
      isAskable={look.data !== undefined}
      isOpen
      onClose={onClose}
      onConfirm={onSave}
    >
      <QueryResult label={t`The salary day`} query={look} isPart>
        {(move) => <Effect move={move} />}
      </QueryResult>
    </ConfirmDialog>
  );
}

function Effect({ move: { draws, employees, before, after, atOnce } }: { move: SalaryDayMove }) {
  const { t } = useLingui();
  const made = atOnce ?? after;
  return (
    <>
      <p>
        {draws === 0 ? (
          <Trans>No draw is planned that would move.</Trans>
        ) : (
          <Trans>
            <Plural value={draws} one="# planned draw" other="# planned draws" /> of{' '}
            <Plural value={employees} one="# employee" other="# employees" /> move inside their months.
          </Trans>
        )}
      </p>
      {atOnce && (
        <Note tone="warn">
          <strong>{t`The new day has passed this month: the file is made as soon as you save.`}</strong>{' '}
          <Plural value={atOnce.draws} one="# draw" other="# draws" />, <Sums totals={atOnce.totals} />.
        </Note>
      )}
      {before && (
        <DescriptionList
          facts={[
            { key: 'before', label: t`The next file now`, value: <Day value={before.fileDay} /> },
            {
              key: 'after',
              label: t`The next file afterwards`,
              value: made && <strong>{atOnce ? t`At once` : <Day value={made.fileDay} />}</strong>,
            },
            ...(made ? [{ key: 'draws', label: t`Draws in it`, value: String(made.draws) }] : []),
            ...(made ? [{ key: 'sum', label: t`Sum`, value: <Sums totals={made.totals} /> }] : []),
          ]}
        />
      )}
    </>
  );
}

const Sums = ({ totals }: Pick<NonNullable<SalaryDayMove['before']>, 'totals'>) =>
  totals.map((total, index) => (
    <span key={total.currency}>
      {index > 0 && ', '}
      <Money value={total} />
    </span>
  ));
