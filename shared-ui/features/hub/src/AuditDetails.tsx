import { useLingui } from '@lingui/react/macro';
import type { AuditLine } from '@portal/contract/audit';
import { Fixed, Instant, Link } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { detailFacts } from './audit-details.ts';
import { FieldName, Value } from './AuditValue.tsx';

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

/** An opened line: before and after side by side, then who did it and how. */
export function AuditDetails({ line, actorLink }: { line: AuditLine; actorLink: string | undefined }) {
  const { t } = useLingui();
  const { changes, facts } = detailFacts(line.detail);
  return (
    <Sides>
      {changes.length > 0 && (
        <section>
          <h2>{t`Before and after`}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{t`Field`}</th>
                <th scope="col">{t`Before`}</th>
                <th scope="col">{t`After`}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ name, before, after }) => (
                <tr key={name}>
                  <th scope="row">
                    <FieldName name={name} />
                  </th>
                  <td>
                    <del>
                      <Value name={name} value={before} />
                    </del>
                  </td>
                  <td>
                    <ins>
                      <Value name={name} value={after} />
                    </ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section>
        <h2>{t`Who and how`}</h2>
        <DescriptionList
          facts={[
            ...facts.map(({ name, value }) => ({
              key: name,
              label: <FieldName name={name} />,
              value: <Value name={name} value={value} />,
            })),
            { key: 'person', label: t`Person`, value: <Person line={line} to={actorLink} /> },
            { key: 'when', label: t`When`, value: <Instant value={line.at} isExact /> },
            { key: 'request', label: t`Request`, value: line.requestId },
          ]}
        />
      </section>
    </Sides>
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
