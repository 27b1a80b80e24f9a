import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import { messageOfFailure } from '../errors/message-of.ts';
import { Note } from '../ui/Note.tsx';
import { ChangedSinceSeen } from './ChangedSinceSeen.tsx';
import { changesOf } from './changes-of.ts';
import { Dependants, usesOfError, type DependantLink } from './Dependants.tsx';

/**
 * Why a binding act was refused: what changed, old and new, or else the reason in a sentence and what stands in the
 * way.
 */
export function Refusal({
  error,
  linkOf,
  done,
  children,
}: {
  error: unknown;
  /** where what stands in the way has its page */
  linkOf?: DependantLink | undefined;
  /** what was done before the refusal, where an act has several parts */
  done?: ReactNode;
  children?: ReactNode;
}) {
  if (!error) return null;
  const changes = changesOf(error);
  if (changes.length > 0) return <ChangedSinceSeen changes={changes} done={done} />;
  return (
    <Note tone="danger">
      {messageOfFailure(ApiError.from(error))} {children}
      <Dependants uses={usesOfError(error)} linkOf={linkOf} />
    </Note>
  );
}
