import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { ImportView } from '@portal/contract/import-schemas';
import { Card, Note, useFormat } from '@portal/shared-ui';
import { obstacleLabels } from './import-labels.ts';

/** What undoing came to, and who stays and why (UX 1.3). */
export function UndoneStep({ undone }: { undone: NonNullable<ImportView['summary']['undone']> }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { removed, restored, keptCount, kept } = undone;
  return (
    <>
      <Note tone={keptCount > 0 ? 'warn' : 'success'}>
        <span role="status">
          <Trans>The import is undone.</Trans> <Plural value={removed} one={`${number(removed)} person is removed,`} other={`${number(removed)} people are removed,`} />{' '}
          <Plural value={restored} one={`${number(restored)} is as before.`} other={`${number(restored)} are as before.`} />
        </span>
      </Note>
      {keptCount > 0 && (
        <Card>
          <h2><Plural value={keptCount} one={`${number(keptCount)} person stays`} other={`${number(keptCount)} people stay`} /></h2>
          <ul>
            {kept.map(({ employeeId, employNo, name, reason }) => (
              <li key={employeeId}>{[employNo, name].filter(Boolean).join(' · ')} – {i18n._(obstacleLabels[reason])}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
