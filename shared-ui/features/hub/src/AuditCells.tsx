import { useLingui } from '@lingui/react/macro';
import type { AuditLine } from '@portal/contract/audit';
import { isAuditAction } from '@portal/contract/audit-actions';
import { Fixed, Link, roleLabels } from '@portal/shared-ui';
import { SecondLine } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { detailFacts } from './audit-details.ts';
import { wordsOf } from './audit-words.ts';
import { FieldName, Value } from './AuditValue.tsx';

/** Stays beside the other columns, however much was written. */
const Short = styled.span`
  display: inline-block;
  max-width: 28ch;
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** Where the thing of a line is shown; undefined when this portal has no page of it. */
export type SubjectLink = (line: AuditLine) => string | undefined;

/** Where the person is shown who did it; undefined when this portal has no such page. */
export type ActorLink = (line: AuditLine) => string | undefined;

/** The address of a line's person; a deleted one has no page any more. */
export const whereActorIs = (line: AuditLine, linkOf: ActorLink | undefined): string | undefined =>
  line.actor?.isDeleted ? undefined : linkOf?.(line);

/** Who did it; people whom the reader may not see are named by their role. */
export function Actor({ line: { actor, role }, to }: { line: AuditLine; to?: string | undefined }) {
  const { i18n, t } = useLingui();
  const label = role in roleLabels ? i18n._(roleLabels[role as keyof typeof roleLabels]) : t`The portal`;
  return (
    <>
      {actor && to ? (
        <Link to={to}>
          <Fixed>{actor.name}</Fixed>
        </Link>
      ) : actor ? (
        <Fixed>{actor.name}</Fixed>
      ) : (
        label
      )}
      <SecondLine>{actor ? label : ''}</SecondLine>
    </>
  );
}

/** The action in words. A line of an earlier version may have a name only. */
export function Action({ action }: { action: string }) {
  const { i18n } = useLingui();
  return (
    <>
      {isAuditAction(action)
        ? wordsOf(action)
            .map((word) => i18n._(word))
            .join(': ')
        : action}
    </>
  );
}

/** What was done, and to what by its name, which leads nowhere when it is a person who was deleted. */
export function Deed({ line, linkOf }: { line: AuditLine; linkOf: SubjectLink }) {
  const to = line.subject === null || line.isSubjectDeleted ? undefined : linkOf(line);
  return (
    <>
      <Action action={line.action} />
      <SecondLine>{to ? <Link to={to}>{line.subject}</Link> : (line.subject ?? '')}</SecondLine>
    </>
  );
}

/** The first of what changed, as it stands in the row: the others are in the opened line. */
export function FirstChange({ line }: { line: AuditLine }) {
  const { changes, facts } = detailFacts(line.detail);
  const [change] = changes;
  // A fingerprint is for comparing, in the opened line.
  const fact = facts.find(({ name }) => !/sha256/i.test(name));
  if (change)
    return (
      <Short>
        <Value name={change.name} value={change.before} /> → <Value name={change.name} value={change.after} />
      </Short>
    );
  return fact ? (
    <Short>
      <FieldName name={fact.name} />: <Value name={fact.name} value={fact.value} />
    </Short>
  ) : null;
}
