import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { SalaryFile } from '@portal/contract/salary-files';
import { Card, Check, TriangleAlert, useFormat } from '@portal/shared-ui';
import { CircleDot, DescriptionList } from '@portal/shared-ui/kit';
import { TestImportNote } from './DownloadMenu.tsx';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-2);
  margin-bottom: var(--s-4);
  font-weight: 550;
  font-size: var(--fs-13);
  li { position: relative; padding-top: 28px; }
  li:first-child::before { content: ''; position: absolute; top: 9px; left: 26px; right: 0; height: 2px; background: var(--line-strong); }
  li[data-state='done']:first-child::before { background: var(--ok-solid); }
  li > span { position: absolute; top: 0; left: 0; display: grid; place-items: center; width: 20px; height: 20px; border-radius: 50%; color: var(--on-solid); background: var(--ok-solid); }
  li[data-state='now'] > span { background: var(--accent); }
  li[data-state='failed'] > span { background: var(--danger-solid); }
  svg { width: 13px; height: 13px; stroke-width: 2.4; }
  small { display: block; font-weight: 400; font-size: var(--fs-12); line-height: 16px; color: var(--text-3); overflow-wrap: anywhere; }
`;
const Hash = styled.code`font-family: var(--font-mono); font-size: var(--fs-12); overflow-wrap: anywhere;`;
const Stack = styled.div`display: grid; gap: var(--s-3);`;

/** Made, then sent: when and by whom. What was made never changes, its hash proves it (SPEC scenario 26). */
export function FileStory({ file }: { file: SalaryFile }) {
  const { instant, number, day } = useFormat();
  const state = file.isSent ? 'done' : file.sendFailedAt ? 'failed' : 'now';
  const Icon = { done: Check, failed: TriangleAlert, now: CircleDot }[state];
  return (
    <Card title={<Trans>The file</Trans>}>
      <Steps>
        <li data-state="done">
          <span><Check aria-hidden="true" /></span>
          {file.isManual ? <Trans>Approved and made</Trans> : <Trans>Made</Trans>}
          <small>{instant(file.createdAt)}</small>
          <small>{file.createdBy ?? <Trans>By itself</Trans>}</small>
        </li>
        <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span><Icon aria-hidden="true" /></span>
          {file.isSent ? <Trans>Sent</Trans> : file.sendFailedAt ? <Trans>Sending failed</Trans> : <Trans>Not sent yet</Trans>}
          {(file.sentAt ?? file.sendFailedAt) && <small>{instant(file.sentAt ?? file.sendFailedAt ?? '')}</small>}
          {file.isSent && <small>{file.recipients.join(', ')}</small>}
        </li>
      </Steps>
      <Stack>
        <DescriptionList
          facts={[
            { key: 'name', label: <Trans>File</Trans>, value: file.fileName },
            { key: 'day', label: file.isManual ? <Trans>Last day</Trans> : <Trans>Salary day</Trans>, value: day(file.fileDay) },
            { key: 'rows', label: <Trans>Rows in the file</Trans>, value: number(file.rowCount) },
            { key: 'system', label: <Trans>Salary system</Trans>, value: file.salarySystem },
            { key: 'hash', label: <Trans>Hash, SHA‑256</Trans>, value: <Hash>{file.sha256}</Hash> },
          ]}
        />
        <TestImportNote />
      </Stack>
    </Card>
  );
}
