import { Trans, useLingui } from '@lingui/react/macro';
import { isWaitingForApproval, type SalaryFile } from '@portal/contract/salary-files';
import {
  Button,
  Check,
  Money,
  PageHeader,
  salaryFileMethodLabels,
  useFormat,
  useLocation,
  useNavigate,
  useParams,
  useQuery,
} from '@portal/shared-ui';
import { QueryResult, Send, Trash2 } from '@portal/shared-ui/kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ApproveDialog, DiscardDialog } from './ApproveDialog.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { FileDifferenceCard } from './FileDifferenceCard.tsx';
import { FileDraws } from './FileDraws.tsx';
import { FilePreview } from './FilePreview.tsx';
import { FileStory } from './FileStory.tsx';
import { salaryCalendar, salaryFile } from './salary-files.api.ts';
import { SecondApproval, useIsApprovedByMe } from './SecondApproval.tsx';
import { SendDialog } from './SendDialog.tsx';
import { SentBadge } from './SentBadge.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  gap: var(--s-5);
  margin-bottom: var(--s-5);
  > section { display: flex; flex-direction: column; min-width: 0; }
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;
const Below = styled.div`margin-top: var(--s-5);`;
const Lead = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  strong { font-variant-numeric: tabular-nums; }
`;

/**
 * One salary file: its total, what changed, its story and its draws; approve it, then send it. It is read-only:
 * corrections are rows of the next file.
 */
export default function SalaryFilePage() {
  const { t } = useLingui();
  const { salaryFileId = '' } = useParams();
  return (
    <QueryResult label={t`The salary file`} query={useQuery(salaryFile(salaryFileId))}>
      {(file) => <Shown key={file.id} file={file} />}
    </QueryResult>
  );
}

function Shown({ file }: { file: SalaryFile }) {
  const { t, i18n } = useLingui();
  const { periodTitle } = useFormat();
  const [asked, setAsked] = useState<'approve' | 'discard' | 'send'>();
  const isWaiting = isWaitingForApproval(file);
  const isMine = useIsApprovedByMe(file);
  // An automatic file leaves with its last approval by itself.
  const mayLeave = isWaiting && file.isManual && !isMine && (!file.needsSecondApproval || file.firstApproval !== null);
  const calendar = useQuery({ ...salaryCalendar, enabled: mayLeave, meta: { quiet: true } });
  const sendsToo = mayLeave && (calendar.data?.data.recipients.length ?? 0) > 0;
  useAskedOnArrival(sendsToo, () => setAsked('send'));
  const close = () => setAsked(undefined);
  return (
    <>
      <PageHeader
        title={file.customName ? `${periodTitle(file.period)}, ${file.customName}` : periodTitle(file.period)}
        crumbs={[{ label: t`Salary files`, to: '/company/salaryfiles' }]}
        lead={
          <Lead>
            <SentBadge file={file} />
            <strong>
              <Money value={file.total} />
            </strong>
            <span>
              <Trans>
                Batch {file.batch}, {i18n._(salaryFileMethodLabels[file.type])}
              </Trans>
            </span>
          </Lead>
        }
        actions={
          <>
            <DownloadMenu file={file} />
            {isWaiting ? (
              <>
                {file.isManual && file.downloadedAt === null && (
                  <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked('discard')}>{t`Discard`}</Button>
                )}
                {!isMine && (
                  <Button
                    look={sendsToo ? 'secondary' : 'primary'}
                    icon={<Check aria-hidden="true" />}
                    onClick={() => setAsked('approve')}
                  >{t`Approve`}</Button>
                )}
                {sendsToo && (
                  <Button look="primary" icon={<Send aria-hidden="true" />} onClick={() => setAsked('send')}>
                    {t`Approve and send`}
                  </Button>
                )}
              </>
            ) : (
              <Button
                look={file.isSent ? 'secondary' : 'primary'}
                icon={<Send aria-hidden="true" />}
                onClick={() => setAsked('send')}
              >
                {file.isSent ? t`Send again` : t`Send to payroll`}
              </Button>
            )}
          </>
        }
      />
      {isWaiting && file.needsSecondApproval && <SecondApproval file={file} />}
      <Columns>
        <FileDifferenceCard file={file} />
        <FileStory file={file} />
      </Columns>
      <FileDraws file={file} />
      <Below>
        <FilePreview salaryFileId={file.id} />
      </Below>
      {asked === 'approve' && <ApproveDialog file={file} onClose={close} />}
      {asked === 'discard' && <DiscardDialog file={file} onClose={close} />}
      {asked === 'send' && <SendDialog file={file} onClose={close} />}
    </>
  );
}

/**
 * Asks once, when the address comes from the making of the file and the answer is this person's to give; going back to
 * the page or loading it anew asks nothing.
 */
function useAskedOnArrival(mayAnswer: boolean, ask: () => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isDue = mayAnswer && typeof state === 'object' && state !== null && 'asksToSend' in state;
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isDue || isAsked.current) return;
    isAsked.current = true;
    ask();
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  });
}
