import { Trans, useLingui } from '@lingui/react/macro';
import type { SalaryRun } from '@portal/contract/salary-runs';
import { Button, Note, showToast, useFormat } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useResumeRun, useStopRun } from './salary-files.api.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  margin-top: auto;
  padding-top: var(--s-4);
  color: var(--text-2);
  font-size: var(--fs-13);
`;

/** Below what is to correct: stop the run before its hour, after a question (UX 1.7). */
export function StopRun({ run }: { run: SalaryRun }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const stop = useStopRun();
  const confirm = async () => {
    await stop.mutateAsync(run);
    showToast(t`The run is stopped.`);
  };
  return (
    <Foot>
      <span>
        <Trans>Something wrong? Stop it, correct it, and start it again before {day(run.fileDay)} at 06:00.</Trans>
      </span>
      <Button onClick={() => setIsAsked(true)}>{t`Stop this run`}</Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={<Trans>Stop the run of {day(run.fileDay)}</Trans>}
          confirmText={t`Stop this run`}
          onConfirm={confirm}
          onClose={() => setIsAsked(false)}
        >
          <p>
            <Trans>
              No file is made on that day. Until 06:00 you can start it again; afterwards you can make the file by hand.
            </Trans>
          </p>
          <p>{t`Draws that are in no file by then follow in the next one.`}</p>
        </ConfirmDialog>
      )}
    </Foot>
  );
}

/** Who stopped the run, when, and how it goes on. */
export function StoppedNote({ run: { period, fileDay, stopped } }: { run: SalaryRun }) {
  const { t } = useLingui();
  const { day, instant } = useFormat();
  const resume = useResumeRun();
  if (!stopped) return null;
  const { by, at } = stopped;
  const start = () => resume.mutate({ period }, { onSuccess: () => showToast(t`The run goes by itself again.`) });
  return (
    <Note
      tone="warn"
      action={<Button size="small" busy={resume.isPending} onClick={start}>{t`Start it again`}</Button>}
    >
      <strong>
        <Trans>
          {by} stopped it on {instant(at)}.
        </Trans>
      </strong>{' '}
      <Trans>
        No file is made on {day(fileDay)}. Start it again before 06:00 on that day, or make the file by hand afterwards.
      </Trans>
    </Note>
  );
}
