import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProcessResult } from '@portal/contract/order-processing';
import { Note } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { HeldFile } from './HeldFile.tsx';
import { OutcomeList } from './OutcomeList.tsx';

const Stack = styled.div`display: grid; gap: var(--s-4);`;

type ProcessDoneProps = { result: ProcessResult; cancel: (orderFileId: string) => Promise<unknown> };

/** What became of each order: how many went, in which file that can be cancelled still, which did not and why. */
export function ProcessDone({ result, cancel }: ProcessDoneProps) {
  const { t } = useLingui();
  const done = result.results.filter((outcome) => outcome.done).length;
  const left = result.results.filter((outcome) => !outcome.done);
  const all = result.results.length;
  return (
    <Stack role="status">
      <Note tone={left.length === 0 ? 'success' : 'warn'}>
        {left.length === 0 ? (
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
      {left.length > 0 && <OutcomeList label={t`Orders that were not processed`} outcomes={left} />}
    </Stack>
  );
}
