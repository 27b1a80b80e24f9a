import { useLingui } from '@lingui/react/macro';
import type { AuditLine } from '@portal/contract/audit';
import { Card, Instant, Link } from '@portal/shared-ui';
import { QueryResult, SecondLine, type ListQuery } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { FirstChange, Sentence, type ActorLink, type SubjectLink } from './AuditCells.tsx';
import { Lines } from './hub-style.ts';

const Entry = styled.div`min-width: 0; overflow-wrap: anywhere;`;

type ActivityCardProps = {
  title: string;
  query: ListQuery<AuditLine> & { data: { data: AuditLine[] } | undefined };
  linkOf: SubjectLink;
  actorLinkOf?: ActorLink;
  /** the whole log of what the page is about */
  all: { to: string; label: string };
};

/** The last of what happened, each with who did it and when. */
export function ActivityCard({ title, query, linkOf, actorLinkOf, all }: ActivityCardProps) {
  const { t } = useLingui();
  return (
    <Card title={title} actions={<Link to={all.to}>{all.label}</Link>}>
      <QueryResult label={t`What happened`} query={query} isPart>
        {(lines) =>
          lines.length === 0 ? (
            t`Nothing has been done yet`
          ) : (
            <Lines>
              {lines.map((line) => (
                <li key={line.id}>
                  <Entry>
                    <Sentence line={line} linkOf={linkOf} actorLinkOf={actorLinkOf} />
                    <SecondLine>
                      <FirstChange line={line} />
                    </SecondLine>
                    <SecondLine>
                      <Instant value={line.at} />
                    </SecondLine>
                  </Entry>
                </li>
              ))}
            </Lines>
          )
        }
      </QueryResult>
    </Card>
  );
}
