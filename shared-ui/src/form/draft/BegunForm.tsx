import { Trans } from '@lingui/react/macro';
import type { DraftedForm } from '@portal/contract/form-drafts';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Instant } from '../../ui/Day.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Answers } from './DraftOffer.tsx';
import { useBegunForms, useThrowAway } from './form-drafts.api.ts';

const Spaced = styled.div`margin-bottom: var(--s-4);`;

/** Above the list of what a form creates: the one that this person has begun. `to` is the form's address. */
export function BegunForm({ form, to }: { form: DraftedForm; to: string }) {
  const found = useBegunForms().data?.data.find((one) => one.form === form);
  const throwAway = useThrowAway(form);
  if (!found) return null;
  return (
    <Spaced>
      <Note
        action={
          <Answers>
            <LinkButton size="small" to={`${to}${to.includes('?') ? '&' : '?'}draft=`}>
              <Trans>Continue where you left off</Trans>
            </LinkButton>
            <Button size="small" look="quiet" busy={throwAway.isPending} onClick={() => throwAway.mutate()}>
              <Trans>Throw away</Trans>
            </Button>
          </Answers>
        }
      >
        <Trans>
          You began a new one on <Instant value={found.savedAt} /> and have not added it.
        </Trans>
      </Note>
    </Spaced>
  );
}
