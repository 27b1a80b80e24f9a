import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ApiError, Button, Countdown, Fixed, messageOfFailure, Note, useSecondsUntil } from '@portal/shared-ui';
import { useCancelSending, type HeldFile, type Processor } from './held-files.api.ts';
import { Panel } from './held-style.ts';

type HeldPanelProps = { id: string; role: Processor; files: readonly HeldFile[] };

/** The files that leave next, each with its orders and the way back. */
export default function HeldPanel({ id, role, files }: HeldPanelProps) {
  const { t } = useLingui();
  const cancel = useCancelSending(role);
  return (
    <Panel id={id} role="group" aria-label={t`Files that leave`}>
      <p>
        <Trans>They are binding when the files leave. Cancelled orders wait to be processed again.</Trans>
      </p>
      {cancel.error && <Note tone="danger">{messageOfFailure(ApiError.from(cancel.error))}</Note>}
      <ul>
        {files.map((file) => (
          <Row
            key={file.orderFileId}
            file={file}
            isNamed={role === 'admin'}
            isBusy={cancel.isPending && cancel.variables.includes(file)}
            onCancel={() => cancel.mutate([file])}
          />
        ))}
      </ul>
      {files.length > 1 && (
        <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate(files)}>
          {t`Cancel all sending`}
        </Button>
      )}
    </Panel>
  );
}

type RowProps = { file: HeldFile; isNamed: boolean; isBusy: boolean; onCancel: () => void };

function Row({ file, isNamed, isBusy, onCancel }: RowProps) {
  const { t } = useLingui();
  const left = useSecondsUntil(file.leavesAt);
  const rest = file.orderCount - file.orders.length;
  return (
    <li>
      <strong>{isNamed ? `${file.supplierName} · ${file.companyName}` : <Fixed>{file.supplierName}</Fixed>}</strong>
      <Countdown left={left} label={t`Until the file to ${file.supplierName} leaves`} isTold={false} />
      <ul>
        {file.orders.map(({ orderId, orderNumber, employeeName, product }) => (
          <li key={orderId}>{[orderNumber, employeeName, product].join(' · ')}</li>
        ))}
        {rest > 0 && (
          <li>
            <Plural value={rest} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
      <Button size="small" busy={isBusy} aria-label={t`Cancel sending to ${file.supplierName}`} onClick={onCancel}>
        {t`Cancel sending`}
      </Button>
    </li>
  );
}
