import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditLine } from '@portal/contract/audit';
import { Link } from '@portal/shared-ui';
import { QueryResult, type ListQuery } from '@portal/shared-ui/kit';
import { FirstChange, Sentence, type SubjectLink } from './AuditCells.tsx';
import { Lines } from './hub-style.ts';

type ActRowsProps = {
  /** the act, by one of its lines */
  line: AuditLine;
  query: ListQuery<AuditLine> & { data: { data: AuditLine[] } | undefined };
  linkOf: SubjectLink;
};

/** The first of an act's entries, each with its thing and its values; the others are a list of their own. */
export function ActRows({ line, query, linkOf }: ActRowsProps) {
  const { t } = useLingui();
  return (
    <QueryResult label={t`Entries of this act`} query={query} isPart>
      {(rows) => (
        <>
          <Lines>
            {rows.map((row) => (
              <li key={row.id}>
                <Sentence line={row} linkOf={linkOf} />
                <FirstChange line={row} />
              </li>
            ))}
          </Lines>
          {rows.length < line.count && (
            <Link to={`?act=${line.id}`}>
              <Trans>Show all entries of this act</Trans>
            </Link>
          )}
        </>
      )}
    </QueryResult>
  );
}
