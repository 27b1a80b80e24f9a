import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ImportView } from '@portal/contract/import-view';
import { Card, Note, useFormat } from '@portal/shared-ui';
import { productObstacleLabels, obstacleLabels } from './import-labels.ts';

/** What undoing came to, and who stays and why (UX 1.3). */
export function UndoneStep({
  kind,
  undone,
}: {
  kind: ImportView['kind'];
  undone: NonNullable<ImportView['summary']['undone']>;
}) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { removed, restored, keptCount, kept } = undone;
  const isPeople = kind === 'EMPLOYEES';
  const labels = isPeople ? obstacleLabels : productObstacleLabels;
  return (
    <>
      <Note tone={keptCount > 0 ? 'warn' : 'success'}>
        <span role="status">
          <Trans>The import is undone.</Trans>{' '}
          {isPeople ? (
            <Plural
              value={removed}
              one={`${number(removed)} person is removed,`}
              other={`${number(removed)} people are removed,`}
            />
          ) : (
            <Plural
              value={removed}
              one={`${number(removed)} row is deleted,`}
              other={`${number(removed)} rows are deleted,`}
            />
          )}{' '}
          <Plural
            value={restored}
            one={`${number(restored)} is as before.`}
            other={`${number(restored)} are as before.`}
          />
        </span>
      </Note>
      {keptCount > 0 && (
        <Card>
          <h2>
            {isPeople ? (
              <Plural
                value={keptCount}
                one={`${number(keptCount)} person stays`}
                other={`${number(keptCount)} people stay`}
              />
            ) : (
              <Plural
                value={keptCount}
                one={`${number(keptCount)} row stays`}
                other={`${number(keptCount)} rows stay`}
              />
            )}
          </h2>
          <ul>
            {kept.map(({ id, number: code, name, reason }) => (
              <li key={id}>
                {[code, name].filter(Boolean).join(' · ')} – {i18n._(labels[reason])}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
