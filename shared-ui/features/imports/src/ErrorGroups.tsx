import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportView } from '@portal/contract/import-view';
import { Fixed, messageOf, useFormat } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { fieldLabels } from './field-labels.ts';

const Text = styled.div`
  padding: 4px var(--s-5) 0;
  font-size: var(--fs-13);
  color: var(--text-2);
  ul { margin-top: 6px; }
  strong { font-weight: 550; font-variant-numeric: tabular-nums; }
`;

/** The same fault in many rows is said once, with its count. */
export function ErrorGroups({ view, isOpen }: { view: ImportView; isOpen: boolean }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  return (
    <Text>
      {isOpen && (
        <p>
          <Trans>Fix here, or download them with a reason column. Enter moves down.</Trans>
        </p>
      )}
      <ul>
        {view.summary.reasons.map(({ field, key, count }) => (
          <li key={`${field ?? ''}${key}`}>
            <strong>
              <Fixed>{number(count)}</Fixed>
            </strong>{' '}
            × {field ? `${i18n._(fieldLabels[field])}: ` : ''}
            {messageOf(key)}
          </li>
        ))}
      </ul>
    </Text>
  );
}
