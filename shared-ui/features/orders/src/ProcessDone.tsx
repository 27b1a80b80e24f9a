import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProcessResult } from '@portal/contract/order-processing';
import { Note } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { HeldFile } from './HeldFile.tsx';
import { LeftOrders } from './LeftOut.tsx';
import type { ChangeableOrder } from './may-take.ts';

const Stack = styled.div`display: grid; gap: var(--s-4);`;

type ProcessDoneProps = {
  result: ProcessResult;
  /** chosen too, and left out because of their state */
  left: readonly ChangeableOrder[];
  cancel: (orderFileId: string) => Promise<unknown>;
};

/** What became of each order: how many went, in which file that can be cancelled still, which did not and why. */
export function ProcessDone({ result, left, cancel }: ProcessDoneProps) {
  const { t } = useLingui();
  const done = result.results.filter((outcome) => outcome.done).length;
  const refused = result.results.filter((outcome) => !outcome.done);
  const all = result.results.length + left.length;
  return (
    <Stack role="status">
      <Note tone={done === all ? 'success' : 'warn'}>
        {done === all ? (
          <Plural value={done} one="# order is processed." other="# orders are processed." />
        ) : (
          <Trans>
            {done} of {all} orders are processed.
          </Trans>
        )}
      </Note>
      {result.files.length > 0 && (
        <p>
          <Trans>
            They are binding when the files leave. Until then you can cancel, here and under “Order files”; sending goes
            on when you close this.
          </Trans>
        </p>
      )}
      <ul>
        {result.files.map((file) => (
          <HeldFile key={file.orderFileId} file={file} cancel={cancel} />
        ))}
      </ul>
      <LeftOrders label={t`Orders that were not processed`} refused={refused} left={left} />
    </Stack>
  );
}
