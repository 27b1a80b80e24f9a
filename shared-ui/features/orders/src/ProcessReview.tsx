import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { bulkOrdersMax } from '@portal/contract/order-outcomes';
import { Button, Field, Input, Note, Skeleton, Stack, useFormat } from '@portal/shared-ui';
import { BindingTick, Dialog, FailedQuery, ProgressBar, Refusal } from '@portal/shared-ui/kit';
import { useMemo, useState } from 'react';
import { HeldFiles } from './HeldFiles.tsx';
import { LeftOut } from './LeftOut.tsx';
import { thoseFor, without } from './may-take.ts';
import type { ProcessCalls } from './process-calls.ts';
import { processPortions, type ProcessableOrder } from './process-portions.ts';
import { ProcessDone } from './ProcessDone.tsx';
import { ReviewGroups } from './ReviewGroups.tsx';
import { useCancelFiles } from './use-cancel-files.ts';
import { selectedOrdersMax } from './use-picked-orders.ts';
import { useProcessing } from './use-processing.ts';

type ProcessReviewProps = {
  orders: readonly ProcessableOrder[];
  isOpen: boolean;
  /** `isDone`: something was changed; cancelled, a selection behind it stays as it was */
  onClose: (isDone: boolean) => void;
  calls: ProcessCalls;
};

/**
 * What is sent to whom, what cannot go and why, one tick; then what became of each order (UX 1.1). However many they
 * are, it is one review and one press: the requests go in portions, and what has its answer is never sent again.
 */
export function ProcessReview({ orders, isOpen, onClose, calls }: ProcessReviewProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [customName, setCustomName] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  // Who sees this review may process (DECISIONS 9).
  const waiting = useMemo(() => thoseFor(orders, 'PROCESSING', 'company'), [orders]);
  const portions = useMemo(() => processPortions(waiting), [waiting]);
  const left = without(orders, waiting);
  const cancelling = useCancelFiles(calls);
  const processing = useProcessing({ portions, isOpen, calls, onChanged: () => setIsTicked(false) });
  const { review, shown, going, run, results, files } = processing;
  const isLong = portions.length > 1;
  const close = () => {
    setCustomName('');
    setIsTicked(false);
    setIsMissing(false);
    cancelling.reset();
    processing.reset();
    onClose(results.length > 0);
  };
  const leave = () => (isLong && run.isPending ? processing.stop() : close());
  const send = () => (isTicked && shown ? processing.press(customName) : setIsMissing(true));
  const held = <HeldFiles files={files} cancelling={cancelling} />;
  const progress = (label: string, count: number) => (
    <ProgressBar
      label={label}
      done={count}
      total={waiting.length}
      text={t`${number(count)} of ${number(waiting.length)}`}
    />
  );
  const done = results.filter((outcome) => outcome.done).length;
  const cancelled = files
    .filter(({ orderFileId }) => cancelling.states.get(orderFileId) === 'cancelled')
    .reduce((sum, { orderCount }) => sum + orderCount, 0);
  const isTakenBack = cancelled > 0 && cancelled === done;
  const soFar = results.length > 0 && (
    <Trans>
      {number(done)} of {number(waiting.length)} orders are processed; they are not sent again.
    </Trans>
  );

  return (
    <Dialog
      title={!run.data ? t`Review before processing` : isTakenBack ? t`Sending cancelled` : t`Orders processed`}
      isOpen={isOpen}
      onClose={leave}
      width={680}
      footer={
        run.data ? (
          <Button look="primary" onClick={leave}>{t`Done`}</Button>
        ) : (
          <>
            <Button onClick={leave}>
              {isLong && run.isPending ? t`Stop` : results.length > 0 ? t`Close` : t`Cancel`}
            </Button>
            {going > 0 && (
              <Button look="primary" busy={run.isPending} onClick={send}>
                <Plural value={going} one="Process # order" other="Process # orders" />
              </Button>
            )}
          </>
        )
      }
    >
      {run.data ? (
        <ProcessDone results={results} missed={waiting.length - results.length} left={left} cancelled={cancelled}>
          {held}
        </ProcessDone>
      ) : isLong && run.isPending ? (
        progress(t`Stay on this page until all are done`, results.length)
      ) : (
        <Stack>
          {review.query.error && (
            <FailedQuery label={t`Review`} error={review.query.error} onRetry={review.query.refetch} />
          )}
          <Refusal error={run.error} done={soFar}>
            {soFar || t`Nothing was sent. Try again.`}
          </Refusal>
          {held}
          {isLong && (
            <Note>
              <Trans>They are sent in portions of {number(bulkOrdersMax)}, so a supplier may get several files.</Trans>
            </Note>
          )}
          {orders.length >= selectedOrdersMax && (
            <Note>
              <Trans>
                At most {number(selectedOrdersMax)} are processed at once. Others wait, and are processed the same way
                afterwards.
              </Trans>
            </Note>
          )}
          <LeftOut orders={left} />
          {waiting.length > 0 &&
            review.query.isPending &&
            (isLong ? (
              progress(t`What is sent to whom is being read`, review.readOf)
            ) : (
              <Stack aria-busy="true">
                <Skeleton />
                <Skeleton width="60%" />
              </Stack>
            ))}
          {shown && <ReviewGroups preview={shown} />}
          {shown && going > 0 && (
            <>
              <Field label={t`Name of the order file`} hint={t`Optional. The supplier sees it as the file's name.`}>
                {(control) => (
                  <Input
                    {...control}
                    value={customName}
                    maxLength={100}
                    onChange={(event) => setCustomName(event.target.value)}
                  />
                )}
              </Field>
              <BindingTick
                isTicked={isTicked}
                isMissing={isMissing}
                onChange={(isTickedNow) => {
                  setIsTicked(isTickedNow);
                  setIsMissing(false);
                }}
              />
            </>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
