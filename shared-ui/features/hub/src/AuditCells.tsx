import { Plural, useLingui } from '@lingui/react/macro';
import type { AuditLine } from '@portal/contract/audit';
import { Link, roleLabels } from '@portal/shared-ui';
import { SecondLine } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

/** Stays beside the other columns, however much was written. */
const Short = styled.span`
  display: inline-block;
  max-width: 40ch;
  white-space: normal;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;
const Wrapped = styled.span`white-space: normal; overflow-wrap: anywhere;`;

/** Where the thing of a line is shown; undefined when this portal has no page of it. */
export type SubjectLink = (line: AuditLine) => string | undefined;

/** Where the person is shown who did it; undefined when this portal has no such page. */
export type ActorLink = (line: AuditLine) => string | undefined;

/** The address of a line's person; a deleted one has no page any more. */
export const whereActorIs = (line: AuditLine, linkOf: ActorLink | undefined): string | undefined =>
  line.actor?.isDeleted ? undefined : linkOf?.(line);

type SentenceProps = { line: AuditLine; linkOf: SubjectLink; actorLinkOf?: ActorLink | undefined };

/** What was done, by whom and to what: names are links, except those of people who were deleted. */
export function Sentence({ line, linkOf, actorLinkOf }: SentenceProps) {
  const links = {
    text: undefined,
    actor: whereActorIs(line, actorLinkOf),
    subject: line.isSubjectDeleted ? undefined : linkOf(line),
  };
  return (
    <Wrapped>
      {line.parts.map(({ text, of }, index) => {
        const to = links[of];
        // A sentence's parts never change their places.
        return to ? (
          <Link key={index} to={to}>
            {text}
          </Link>
        ) : (
          <span key={index}>{text}</span>
        );
      })}
    </Wrapped>
  );
}

/** The sentence and, below it, whose line it is and for how many it stands. */
export function Deed(props: SentenceProps) {
  const { i18n, t } = useLingui();
  const { actor, role, count } = props.line;
  const label = role in roleLabels ? i18n._(roleLabels[role as keyof typeof roleLabels]) : t`The portal`;
  return (
    <>
      <Sentence {...props} />
      <SecondLine>
        {actor && label}
        {actor && count > 1 && ' · '}
        {count > 1 && <Plural value={count} one="# entry" other="# entries" />}
      </SecondLine>
    </>
  );
}

/** The first of what changed, as it stands in the row: the others are in the opened line. */
export const FirstChange = ({ line: { summary } }: { line: AuditLine }) => (summary ? <Short>{summary}</Short> : null);
