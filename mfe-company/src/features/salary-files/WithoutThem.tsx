import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { WaitingFile } from '@portal/contract/salary-calendar';
import { salaryPreviewFacts } from '@portal/contract/seen-acts';
import { Button, Note, showToast, useFormat } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { Totals } from './LaterDraws.tsx';
import { useMakeWithoutMissing } from './salary-files.api.ts';

/** A due file waits for people without a number or wage code: it can go without them (DECISIONS 34). */
export function WithoutThem({ waiting }: { waiting: WaitingFile }) {
  const { t } = useLingui();
  const { period } = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const make = useMakeWithoutMissing();
  const confirm = async () => {
    await make.mutateAsync({ period: waiting.period, seen: salaryPreviewFacts(waiting) });
    showToast(t`The salary file is made. Their months follow in the next one.`);
  };
  return (
    <Note tone="warn">
      <Trans>The file of {period(waiting.period)} is due and waits.</Trans>{' '}
      <Button size="small" onClick={() => setIsAsked(true)}>{t`Make it without them …`}</Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={<Trans>Make {period(waiting.period)} without them</Trans>}
          confirmText={t`Make the file with ${plural(waiting.rowCount, { one: '# row', other: '# rows' })}`}
          onConfirm={confirm}
          onClose={() => setIsAsked(false)}
        >
          <p>
            <Plural value={waiting.draws} one="# draw" other="# draws" />, <Totals totals={waiting.totals} />.
          </p>
          <p>
            <Plural value={waiting.people} one="# person is left out." other="# people are left out." />{' '}
            <Trans>Their draws follow in the next file, once their number or the wage code is there.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </Note>
  );
}
