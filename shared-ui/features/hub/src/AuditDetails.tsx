import { useLingui } from '@lingui/react/macro';
import type { AuditLine } from '@portal/contract/audit';
import { Fixed, Instant, Link } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--s-4) var(--s-8);
  align-items: start;
  h2 { margin-bottom: var(--s-2); font-size: var(--fs-13); }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 8px 0; border-bottom: 1px solid var(--line); text-align: left; font-size: var(--fs-13); }
  th[scope='col']:not(:first-child), td { text-align: right; overflow-wrap: anywhere; }
  th { font-weight: 500; color: var(--text-2); }
  del { color: var(--danger); }
  ins { color: var(--ok); font-weight: 600; text-decoration: none; }
`;

type AuditDetailsProps = { line: AuditLine; actorLink: string | undefined; rows: ReactNode };

/** An opened line: before and after side by side, what followed, its rows, then who did it and how. */
export function AuditDetails({ line, actorLink, rows }: AuditDetailsProps) {
  const { t } = useLingui();
  const { changes, facts, followed } = line;
  return (
    <Sides>
      {changes.length > 0 && (
        <section>
          <h2>{t`Before and after`}</h2>
          <Changes changes={changes} />
        </section>
      )}
      {followed.length > 0 && (
        <section>
          <h2>{t`What followed`}</h2>
          <ul>
            {followed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {line.count > 1 && (
        <section>
          <h2>{t`Entries of this act`}</h2>
          {rows}
        </section>
      )}
      <section>
        <h2>{t`Who and how`}</h2>
        <DescriptionList
          facts={[
            ...facts.map(({ field, value }) => ({ key: field, label: field, value })),
            { key: 'person', label: t`Person`, value: <Person line={line} to={actorLink} /> },
            { key: 'when', label: t`When`, value: <Instant value={line.at} isExact /> },
            { key: 'request', label: t`Request`, value: line.requestId },
          ]}
        />
      </section>
    </Sides>
  );
}

function Changes({ changes }: { changes: AuditLine['changes'] }) {
  const { t } = useLingui();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t`Field`}</th>
          <th scope="col">{t`Before`}</th>
          <th scope="col">{t`After`}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>
              <del>{before}</del>
            </td>
            <td>
              <ins>{after}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Person({ line: { actor }, to }: { line: AuditLine; to: string | undefined }) {
  return (
    actor && (
      <>
        {to ? (
          <Link to={to}>
            <Fixed>{actor.name}</Fixed>
          </Link>
        ) : (
          <Fixed>{actor.name}</Fixed>
        )}
        , <Fixed>{actor.email}</Fixed>
      </>
    )
  );
}
