import { useEffect, type ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import { inlineMessage, isInlinePage } from '../errors/mutation-exceptions.ts';
import { toastOf } from '../errors/react-to-error.ts';
import { Note } from '../ui/Note.tsx';
import { ChangedSinceSeen } from './ChangedSinceSeen.tsx';
import { changesOf } from './changes-of.ts';
import { Dependants, usesOfError, type DependantLink } from './Dependants.tsx';

/**
 * Why an act was refused: what changed, old and new, or what stands in the way. The sentence itself is the toast's,
 * except on the pages that have none (SPEC 8).
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
  const isSaidHere = isInlinePage();
  // Of a mutation the toast is there already, and the same one is shown once.
  useEffect(() => {
    if (error && !isSaidHere) toastOf(error);
  }, [error, isSaidHere]);
  if (!error) return null;
  const changes = changesOf(error);
  if (changes.length > 0) return <ChangedSinceSeen changes={changes} done={done} />;
  const text = inlineMessage(ApiError.from(error));
  const uses = usesOfError(error);
  if (!text && !children && uses.named.length === 0) return null;
  return (
    <Note tone="danger">
      {text} {children}
      <Dependants uses={uses} linkOf={linkOf} />
    </Note>
  );
}
