import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProcessResult } from '@portal/contract/order-processing';
import {
  ApiError,
  Button,
  Check,
  Countdown,
  Fixed,
  Instant,
  messageOfFailure,
  Note,
  useSecondsUntil,
  X,
} from '@portal/shared-ui';
import { Clock } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import type { Cancelling } from './use-cancel-files.ts';

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

/** A file that processing made, with the moment of the browser's clock at which it leaves. */
export type MadeFile = ProcessResult['files'][number] & { leavesAt: number };

type HeldFileProps = {
  file: MadeFile;
  state: Cancelling | undefined;
  /** of several that leave at nearly the same moment, the one whose last seconds are said aloud */
  isTold: boolean;
  onCancel: () => void;
};

/** A file in its hold: the seconds until it leaves, and "Cancel sending" for who processed (UX 1.1). */
export function HeldFile({ file, state, isTold, onCancel }: HeldFileProps) {
  const { t } = useLingui();
  const left = useSecondsUntil(file.leavesAt);
  const isCancelled = state === 'cancelled';
  const { supplierName, batch } = file;
  return (
    <Row>
      {isCancelled ? <X aria-hidden="true" /> : left > 0 ? <Clock aria-hidden="true" /> : <Check aria-hidden="true" />}
      <p>
        <strong>
          <Fixed>{supplierName}</Fixed>
        </strong>
        <span>
          <Trans>
            File {batch}, <Plural value={file.orderCount} one="# order" other="# orders" />
          </Trans>
        </span>
        <span role={isCancelled ? 'status' : undefined}>
          {isCancelled ? (
            t`Cancelled. The orders wait in “To process” again.`
          ) : left > 0 ? (
            <Trans>
              Leaves in <Countdown left={left} label={t`Until the file to ${supplierName} leaves`} isTold={isTold} />
            </Trans>
          ) : (
            <Trans>
              Left <Instant value={file.sendAfter} />
            </Trans>
          )}
        </span>
      </p>
      {!isCancelled && left > 0 && (
        <Button size="small" icon={<X aria-hidden="true" />} busy={state === 'asked'} onClick={onCancel}>
          {t`Cancel sending`}
        </Button>
      )}
      {state instanceof Error && (
        // Of several files each says what became of it.
        <div>
          <Note tone="danger">{messageOfFailure(ApiError.from(state))}</Note>
        </div>
      )}
    </Row>
  );
}
