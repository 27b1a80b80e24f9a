import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { bulkOrdersMax } from '@portal/contract/order-outcomes';
import type { ProcessPreview, ProcessResult } from '@portal/contract/order-processing';
import type { Seen } from '@portal/contract/seen';
import { processingFacts } from '@portal/contract/seen-acts';
import {
  Button,
  Field,
  Input,
  messageOf,
  Money,
  Note,
  Skeleton,
  Tick,
  useFormat,
  useMutation,
  useQuery,
} from '@portal/shared-ui';
import { changesOf, Dialog, FailedQuery, Refusal } from '@portal/shared-ui/kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { LeftOut } from './LeftOut.tsx';
import { thoseFor, without, type ChangeableOrder } from './may-take.ts';
import { OutcomeList } from './OutcomeList.tsx';
import { ProcessDone } from './ProcessDone.tsx';

const Stack = styled.div`display: grid; gap: var(--s-4);`;
const Group = styled.section`
  display: grid;
  gap: 2px 16px;
  grid-template-columns: 1fr auto;
  padding: var(--s-3) 0;
  border-bottom: 1px solid var(--line);
  h3 { font-size: var(--fs-14); }
  p, ul { grid-column: 1 / -1; color: var(--text-2); font-size: var(--fs-13); }
`;
const Binding = styled.label`display: flex; align-items: center; gap: 9px; min-height: 24px; cursor: pointer;`;
const Fault = styled.p`color: var(--danger); font-size: var(--fs-12);`;

type ProcessReviewProps = {
  orders: readonly ChangeableOrder[];
  isOpen: boolean;
  /** `isDone`: something was changed; cancelled, a selection behind it stays as it was */
  onClose: (isDone: boolean) => void;
  preview: (orderIds: string[]) => Promise<ProcessPreview>;
  process: (order: { orderIds: string[]; customName: string; seen: Seen }) => Promise<ProcessResult>;
  /** takes a file back within its hold */
  cancel: (orderFileId: string) => Promise<unknown>;
};

/** What is sent to whom, what cannot go and why, one tick; then what became of each order (UX 1.1). */
export function ProcessReview({ orders, isOpen, onClose, preview, process, cancel }: ProcessReviewProps) {
  const { t } = useLingui();
  // Who sees this review may process (DECISIONS 9).
  const waiting = thoseFor(orders, 'PROCESSING', 'company');
  const left = without(orders, waiting);
  const ids = waiting.slice(0, bulkOrdersMax).map(({ orderId }) => orderId);
  const review = useQuery({
    queryKey: ['process-review', ids],
    queryFn: () => preview(ids),
    enabled: isOpen && ids.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  const run = useMutation({
    mutationFn: process,
    meta: { inline: true },
    // Read anew before the refusal is told, so that the next press binds to what is shown then.
    onError: async (error) => {
      if (changesOf(error).length === 0) return;
      setIsTicked(false);
      await review.refetch();
    },
  });
  const [customName, setCustomName] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const faultId = useId();
  const going = review.data?.groups.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const close = () => {
    setCustomName('');
    setIsTicked(false);
    setIsMissing(false);
    run.reset();
    onClose(run.data !== undefined);
  };
  const send = () => {
    if (!isTicked || !review.data) return setIsMissing(true);
    run.mutate({ orderIds: ids, customName, seen: processingFacts(review.data) });
  };

  return (
    <Dialog
      title={run.data ? <Trans>Orders processed</Trans> : <Trans>Review before processing</Trans>}
      isOpen={isOpen}
      onClose={close}
      width={680}
      footer={
        run.data ? (
          <Button look="primary" onClick={close}>{t`Done`}</Button>
        ) : (
          <>
            <Button onClick={close}>{t`Cancel`}</Button>
            {going > 0 && (
              <Button look="primary" busy={run.isPending} onClick={send}>
                <Plural value={going} one="Process # order" other="Process # orders" />
              </Button>
            )}
          </>
        )
      }
    >
      {run.data && <ProcessDone result={run.data} left={left} cancel={cancel} />}
      {!run.data && review.error && <FailedQuery label={t`Review`} error={review.error} onRetry={review.refetch} />}
      {!run.data && (ids.length < waiting.length || left.length > 0) && (
        <Stack>
          <FirstOfMany waiting={waiting.length} />
          <LeftOut orders={left} />
        </Stack>
      )}
      {!run.data && ids.length > 0 && review.isPending && (
        <Stack aria-busy="true">
          <Skeleton />
          <Skeleton width="60%" />
        </Stack>
      )}
      {!run.data && review.data && (
        <Stack>
          <Refusal error={run.error}>
            <Trans>Nothing was sent. Try again.</Trans>
          </Refusal>
          <PreviewGroups preview={review.data} />
          {review.data.refused.length > 0 && (
            <div>
              <Note tone="warn">
                <Plural
                  value={review.data.refused.length}
                  one="# order cannot be processed"
                  other="# orders cannot be processed"
                />
              </Note>
              <OutcomeList label={t`Orders that cannot be processed`} outcomes={review.data.refused} />
            </div>
          )}
          {going > 0 && (
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
              <div>
                <Binding>
                  <Tick
                    checked={isTicked}
                    aria-invalid={isMissing || undefined}
                    aria-describedby={isMissing ? faultId : undefined}
                    onChange={(event) => {
                      setIsTicked(event.target.checked);
                      setIsMissing(false);
                    }}
                  />
                  <Trans>I understand this is binding</Trans>
                </Binding>
                {isMissing && (
                  <Fault id={faultId} role="alert">
                    {messageOf('binding-not-confirmed')}
                  </Fault>
                )}
              </div>
            </>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function FirstOfMany({ waiting }: { waiting: number }) {
  const { number } = useFormat();
  if (waiting <= bulkOrdersMax) return null;
  return (
    <Note>
      <Trans>
        One review sends {number(bulkOrdersMax)} orders: these are the first of {number(waiting)}. The others wait, and
        are processed the same way afterwards.
      </Trans>
    </Note>
  );
}

function PreviewGroups({ preview }: { preview: ProcessPreview }) {
  return (
    <div>
      {preview.groups.map((group) => (
        <Group key={`${group.companyId}${group.supplierId}${group.currency}`}>
          <h3>
            {group.companyName} → {group.supplierName}
          </h3>
          <strong>
            <Plural value={group.count} one="# order" other="# orders" />
          </strong>
          <p>
            <Trans>
              <Money value={group.priceWithoutVat} /> ex VAT · <Money value={group.monthly} /> a month
            </Trans>
          </p>
          <ul>
            {group.addresses.slice(0, 5).map(({ text, count }) => (
              <li key={text}>
                {text}
                {count > 1 && ` (${count})`}
              </li>
            ))}
            {group.addresses.length > 5 && (
              <li>
                <Plural value={group.addresses.length - 5} one="and # more address" other="and # more addresses" />
              </li>
            )}
          </ul>
        </Group>
      ))}
      {preview.groups.length > 0 && (
        <p>
          <Plural
            value={preview.holdSeconds}
            one="The suppliers get their files after # second; the employees are told then."
            other="The suppliers get their files after # seconds; the employees are told then."
          />
        </p>
      )}
    </div>
  );
}
