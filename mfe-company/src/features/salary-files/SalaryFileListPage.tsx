import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { exportOf } from '@portal/contract/list-exports';
import {
  isWaitingForApproval,
  listSalaryFiles,
  salaryFileStates,
  salaryFileTypes,
  type SalaryFile,
} from '@portal/contract/salary-files';
import { Banknote, Button, Check, Plus, useQuery } from '@portal/shared-ui';
import { DaysBetween, FailedQuery, Menu, Select, Send, useListState, TablePage } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ApproveDialog } from './ApproveDialog.tsx';
import { CreateSalaryFileDialog } from './CreateSalaryFileDialog.tsx';
import { useDownloadEntries } from './DownloadMenu.tsx';
import { NextRuns, NextRunSentence } from './NextRuns.tsx';
import { OtherSystemDialog } from './OtherSystemDialog.tsx';
import { CalendarRoom } from './RunCalendar.tsx';
import { salaryFileColumns } from './salary-file-columns.tsx';
import { salaryCalendar, salaryFileList } from './salary-files.api.ts';
import { fileStateLabels, fileTypeLabels } from './salary-labels.ts';
import { useIsApprovedByMe } from './SecondApproval.tsx';
import { SendDialog } from './SendDialog.tsx';

type Asked = { file: SalaryFile; to: 'approve' | 'send' | 'convert' };
const Notice = styled.div`display: grid;`;

/** Salary files: what comes and what stands in its way, what was made; make, approve, send and fetch them (UX 1.7). */
export default function SalaryFileListPage() {
  const { t, i18n } = useLingui();
  const state = useListState(listSalaryFiles.query);
  const [filter, change] = state;
  const [isCreating, setIsCreating] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const calendar = useQuery(salaryCalendar);
  const list = useQuery(salaryFileList(filter));
  const total = list.data?.meta.total;
  const create = (
    <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={() => setIsCreating(true)}>
      {t`Create salary file`}
    </Button>
  );
  return (
    <>
      <TablePage
        label={t`Salary files`}
        lead={calendar.isPending ? '\u00a0' : <NextRunSentence calendar={calendar.data?.data} />}
        actions={create}
        notice={
          <Notice>
            {calendar.error && (
              <FailedQuery label={t`The coming salary files`} error={calendar.error} onRetry={calendar.refetch} />
            )}
            {calendar.isPending && <CalendarRoom aria-hidden="true" />}
            {calendar.data && <NextRuns calendar={calendar.data.data} onCreate={() => setIsCreating(true)} />}
          </Notice>
        }
        state={state}
        matches={
          state[2].table.isFiltered &&
          typeof total === 'number' && <Plural value={total} one="# salary file matches" other="# salary files match" />
        }
        search={t`File, name or month`}
        filters={
          <>
            <Select
              aria-label={t`Type`}
              value={filter.type ?? ''}
              placeholder={t`Automatic and manual`}
              options={salaryFileTypes.map((type) => ({ value: type, label: i18n._(fileTypeLabels[type]) }))}
              onChange={(type) => change({ type: (type || undefined) as typeof filter.type })}
            />
            <Select
              aria-label={t`Status`}
              value={filter.state ?? ''}
              placeholder={t`All statuses`}
              options={salaryFileStates.map((one) => ({ value: one, label: i18n._(fileStateLabels[one]) }))}
              onChange={(one) => change({ state: (one || undefined) as typeof filter.state })}
            />
            <DaysBetween from={filter.from} to={filter.to} onChange={change} />
          </>
        }
        list={{ name: 'salary-files', filter: listSalaryFiles.query, file: exportOf(listSalaryFiles) }}
        query={list}
        columns={salaryFileColumns}
        countsAll
        empty={{
          icon: Banknote,
          title: t`No salary files yet`,
          why: (
            <Trans>The first one is made on the salary day after an order was shipped, or when you create it.</Trans>
          ),
        }}
        rowMenu={(file) => <RowMenu file={file} onAsk={(to) => setAsked({ file, to })} />}
      />
      {isCreating && <CreateSalaryFileDialog onClose={() => setIsCreating(false)} />}
      {asked?.to === 'approve' && <ApproveDialog file={asked.file} onClose={() => setAsked(undefined)} />}
      {asked?.to === 'send' && <SendDialog file={asked.file} onClose={() => setAsked(undefined)} />}
      {asked?.to === 'convert' && <OtherSystemDialog file={asked.file} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function RowMenu({ file, onAsk }: { file: SalaryFile; onAsk: (to: Asked['to']) => void }) {
  const { t } = useLingui();
  const isMine = useIsApprovedByMe(file);
  const downloads = useDownloadEntries(file, () => onAsk('convert'));
  const approve = {
    key: 'approve',
    label: t`Approve …`,
    icon: Check,
    startsGroup: true,
    onAction: () => onAsk('approve'),
  };
  const send = {
    key: 'send',
    label: file.isSent ? t`Send again …` : t`Send to payroll …`,
    icon: Send,
    startsGroup: true,
    onAction: () => onAsk('send'),
  };
  return (
    <Menu
      label={t`Actions for ${file.fileName}`}
      entries={[...downloads, ...(!isWaitingForApproval(file) ? [send] : isMine ? [] : [approve])]}
    />
  );
}
