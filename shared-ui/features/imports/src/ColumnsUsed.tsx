import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportMapping } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import { ArrowRight, Button, Card } from '@portal/shared-ui';
import { fieldLabels } from './field-labels.ts';
import { PlainTable, TableFrame } from './import-style.ts';
import { entriesOf } from './mapping-state.ts';

/** The mapping that the check used, to be compared with the errors beside it. */
export function ColumnsUsed({ view, onEdit }: { view: ImportView; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const entries = entriesOf(view.mapping as ImportMapping);
  const used = view.columns.filter(({ name }) =>
    entries.some(([, source]) => 'column' in source && source.column === name),
  ).length;
  return (
    <Card
      title={t`Columns`}
      flush
      actions={
        <>
          <Trans>
            {used} of {view.columns.length} used
          </Trans>{' '}
          <Button size="small" onClick={onEdit}>
            {t`Change columns`}
          </Button>
        </>
      }
    >
      <TableFrame tabIndex={0} role="group" aria-label={t`Columns`}>
        <PlainTable>
          <thead>
            <tr>
              <th scope="col">{t`In the file`}</th>
              <th aria-hidden="true" />
              <th scope="col">{t`Field`}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(([field, source]) => (
              <tr key={field}>
                <td>
                  {'column' in source && (
                    <>
                      <strong>{source.column}</strong>
                      <small>{view.columns.find(({ name }) => name === source.column)?.samples.join(' · ')}</small>
                    </>
                  )}
                  {'template' in source && <strong>{source.template}</strong>}
                  {'constant' in source && (
                    <>
                      <strong>{source.constant}</strong>
                      <small>{t`the same for every row`}</small>
                    </>
                  )}
                </td>
                <td>
                  <ArrowRight aria-hidden="true" />
                </td>
                <td>{i18n._(fieldLabels[field])}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </TableFrame>
    </Card>
  );
}
