import { useLingui } from '@lingui/react';
import type { Role } from '@portal/contract/endpoint';
import { roleLabels } from '../labels/labels.ts';
import { Fixed } from '../ui/Fixed.tsx';
import { NameLink, type Named } from './NameLink.tsx';

type ActorNameProps = {
  actor: { actorName: string; actorRole: string };
  /** whose the thing is that has the history: the one employee who can have acted on it */
  person: Omit<Extract<Named, { kind: 'person' }>, 'kind'> | undefined;
};

/** Who did something and in which role; an employee's name leads to the person. Nothing where the portal did it. */
export function ActorName({ actor: { actorName, actorRole }, person }: ActorNameProps) {
  const { i18n } = useLingui();
  const role = actorRole in roleLabels ? i18n._(roleLabels[actorRole as Role]) : '';
  const name =
    actorRole === 'employee' && person ? (
      <NameLink of={{ kind: 'person', ...person }}>
        <Fixed>{actorName}</Fixed>
      </NameLink>
    ) : (
      <Fixed>{actorName}</Fixed>
    );
  return (
    <>
      {actorName !== '' && name}
      {actorName !== '' && role !== '' && ', '}
      {role}
    </>
  );
}

/** False where the portal acted by itself. */
export const hasActor = ({ actorName, actorRole }: ActorNameProps['actor']): boolean =>
  actorName !== '' || actorRole in roleLabels;
