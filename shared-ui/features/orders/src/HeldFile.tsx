import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProcessResult } from '@portal/contract/order-processing';
import { Button, Check, Instant, useMutation, X } from '@portal/shared-ui';
import { Clock, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Countdown, useSecondsUntil } from './Countdown.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 2px var(--s-3);
  align-items: center;
  padding: var(--s-3) 0;
  border-bottom: 1px solid var(--line);
  svg { width: 18px; height: 18px; color: var(--text-3); }
  p { min-width: 0; overflow-wrap: anywhere; }
  p span { display: block; color: var(--text-3); font-size: var(--fs-13); }
  p [role='timer'] { display: inline; color: inherit; font-size: inherit; font-variant-numeric: tabular-nums; }
  > div { grid-column: 1 / -1; }
`;

type HeldFileProps = { file: ProcessResult['files'][number]; cancel: (orderFileId: string) => Promise<unknown> };

/** A file in its hold: the seconds until it leaves, and "Cancel sending" for who processed (UX 1.1). */
export function HeldFile({ file, cancel }: HeldFileProps) {
  const { t } = useLingui();
  const [leavesAt] = useState(() => Date.now() + file.secondsLeft * 1_000);
  const left = useSecondsUntil(leavesAt);
  const run = useMutation({ mutationFn: () => cancel(file.orderFileId), meta: { inline: true } });
  const { supplierName, batch } = file;
  return (
    <Row>
      {run.isSuccess ? (
        <X aria-hidden="true" />
      ) : left > 0 ? (
        <Clock aria-hidden="true" />
      ) : (
        <Check aria-hidden="true" />
      )}
      <p>
        <strong>{supplierName}</strong>
        <span>
          <Trans>
            File {batch}, <Plural value={file.orderCount} one="# order" other="# orders" />
          </Trans>
        </span>
        <span role={run.isSuccess ? 'status' : undefined}>
          {run.isSuccess ? (
            <Trans>Cancelled. The orders wait in “To process” again.</Trans>
          ) : left > 0 ? (
            <Trans>
              Leaves in <Countdown left={left} label={t`Until the file to ${supplierName} leaves`} />
            </Trans>
          ) : (
            <Trans>
              Left <Instant value={file.sendAfter} />
            </Trans>
          )}
        </span>
      </p>
      {!run.isSuccess && left > 0 && (
        <Button size="small" icon={<X aria-hidden="true" />} busy={run.isPending} onClick={() => run.mutate()}>
          {t`Cancel sending`}
        </Button>
      )}
      {run.error !== null && (
        <div>
          <Refusal error={run.error} />
        </div>
      )}
    </Row>
  );
}
