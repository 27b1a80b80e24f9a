import { useLingui } from '@lingui/react/macro';
import type { AuditLine } from '@portal/contract/audit';
import { isAuditAction } from '@portal/contract/audit-actions';
import { SecondLine } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { wordsOf } from './audit-words.ts';

const Lines = styled.ul`max-width: 44ch; overflow-wrap: anywhere; color: var(--text-2); span { color: var(--text-3); }`;

/**
 * The action in words, with its name as it can be searched for below. A line of an earlier version may have a name
 * only.
 */
export function Action({ action }: { action: string }) {
  const { i18n } = useLingui();
  return (
    <>
      {isAuditAction(action)
        ? wordsOf(action)
            .map((word) => i18n._(word))
            .join(': ')
        : action}
      <SecondLine>{action}</SecondLine>
    </>
  );
}

const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : JSON.stringify(value);

/** What was written with the action: the names are the log's own, so that they can be compared with an export. */
export function Details({ line: { entityId, detail } }: { line: AuditLine }) {
  const { t } = useLingui();
  return (
    <Lines>
      {Object.entries(detail).map(([name, value]) => (
        <li key={name}>
          <span>{name}</span> {shown(value)}
        </li>
      ))}
      {entityId && (
        <li>
          <span>{t`id`}</span> {entityId}
        </li>
      )}
    </Lines>
  );
}
