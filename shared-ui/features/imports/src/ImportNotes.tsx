import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportView } from '@portal/contract/import-view';
import { Note, useFormat } from '@portal/shared-ui';
import { fieldLabels } from './field-labels.ts';
import { warningLabels } from './import-labels.ts';

/** What was done all the same, and what was not kept, with counts: nothing is silent. */
export function ImportNotes({ view }: { view: ImportView }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { summary } = view;
  const notKept = summary.notKept.map((field) => i18n._(fieldLabels[field])).join(', ');
  const warnings = summary.warnings.filter(({ key }) => key !== 'price-moved');
  return (
    <>
      {notKept !== '' && (
        <Note>
          <Trans>Not kept, because the company's settings do not allow it: {notKept}</Trans>
        </Note>
      )}
      {warnings.map(({ key, count }) => (
        <Note key={key} tone="warn">
          {i18n._(warningLabels[key])} –{' '}
          <Plural value={count} one={`${number(count)} row`} other={`${number(count)} rows`} />
        </Note>
      ))}
    </>
  );
}
