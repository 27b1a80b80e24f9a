import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Instant } from '../../ui/Day.tsx';
import { Note } from '../../ui/Note.tsx';
import type { FormDraft } from './use-form-draft.ts';

export const Answers = styled.span`display: inline-flex; flex-wrap: wrap; gap: var(--s-2);`;

/** Above a form that was begun before. */
export function DraftOffer({ savedAt, isElsewhere, goOn, throwAway }: NonNullable<FormDraft['offer']>) {
  return (
    <Note
      tone={isElsewhere ? 'warn' : 'info'}
      action={
        <Answers>
          <Button size="small" onClick={goOn}>
            {isElsewhere ? <Trans>Continue with that</Trans> : <Trans>Continue where you left off</Trans>}
          </Button>
          <Button size="small" look="quiet" onClick={throwAway}>
            {isElsewhere ? <Trans>Keep what is here</Trans> : <Trans>Throw away</Trans>}
          </Button>
        </Answers>
      }
    >
      {isElsewhere ? (
        <Trans>
          You filled in this form in another window too, on <Instant value={savedAt} />. Nothing more is kept here until
          you choose.
        </Trans>
      ) : (
        <Trans>
          You began this on <Instant value={savedAt} />.
        </Trans>
      )}
    </Note>
  );
}
