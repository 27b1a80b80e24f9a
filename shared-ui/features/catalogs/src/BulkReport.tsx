import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { bulkOutcomes, type BulkResult } from '@portal/contract/product-bulk';
import { Button, Fixed, messageOf, Note } from '@portal/shared-ui';
import { FormActions } from '@portal/shared-ui/forms';
import { ProgressBar } from '@portal/shared-ui/kit';
import type { BulkRun } from './use-product-bulk.ts';

/** Rows that are listed by name; of more only the number is said. */
const listedMax = 50;

/** How far a change of many products is, then what became of each and the way back. */
export function BulkReport({ run, onUndo, onClose }: { run: BulkRun; onUndo: () => void; onClose: () => void }) {
  const { t } = useLingui();
  const { results, total, isDone, fault } = run;
  if (!isDone)
    return (
      <ProgressBar
        label={run.what === 'undo' ? t`Taking it back` : t`Changing products`}
        done={results.length}
        total={total}
        text={t`${results.length} of ${total}`}
      />
    );
  const of = (outcome: BulkResult['outcome']) => results.filter((result) => result.outcome === outcome);
  const words: Record<BulkResult['outcome'], string> = {
    CHANGED: t`changed`,
    SAME: t`is so already`,
    NOT_FOUND: t`no longer exists`,
    CHANGED_BY_OTHER: t`was changed by someone else since, and stays`,
  };
  const others = bulkOutcomes.filter((outcome) => outcome !== 'CHANGED').flatMap(of);
  const changed = of('CHANGED').length;
  return (
    <>
      <div role="status">
        {fault && <Note tone="danger">{messageOf(fault.key)}</Note>}
        <p>
          {run.what === 'undo' ? (
            <Plural value={changed} one="# product is as before" other="# products are as before" />
          ) : (
            <Plural value={changed} one="# product is changed" other="# products are changed" />
          )}
          {results.length < total && (
            <>
              {'. '}
              <Plural value={total - results.length} one="# was not reached" other="# were not reached" />
            </>
          )}
        </p>
      </div>
      {others.length > 0 && (
        <ul aria-label={t`Not changed`}>
          {others.slice(0, listedMax).map(({ productId, name, outcome }) => (
            <li key={productId}>
              {name ? <Fixed>{name}</Fixed> : t`A product`}: {words[outcome]}
            </li>
          ))}
          {others.length > listedMax && (
            <li>
              <Trans>and {others.length - listedMax} more</Trans>
            </li>
          )}
        </ul>
      )}
      <FormActions>
        <Button look="primary" onClick={onClose}>{t`Close`}</Button>
        {run.what === 'change' && changed > 0 && <Button onClick={onUndo}>{t`Undo`}</Button>}
      </FormActions>
    </>
  );
}
