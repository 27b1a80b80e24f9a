import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { EndOfTermState, EndOfTermStep } from '@portal/contract/end-of-term-rules';
import { Badge, type Tone } from '@portal/shared-ui';
import type { ReactNode } from 'react';

const tones: Readonly<Record<EndOfTermState, Tone>> = {
  OPEN: 'warn',
  BUY: 'info',
  RETURN: 'info',
  BOUGHT: 'success',
  RETURNED: 'success',
  RUNS_ON: 'neutral',
  ENDING: 'warn',
  ENDED: 'neutral',
};

export const endOfTermLabels: Readonly<Record<EndOfTermState, MessageDescriptor>> = {
  OPEN: msg`No answer yet`,
  BUY: msg`Buys, not paid yet`,
  RETURN: msg`Comes back`,
  BOUGHT: msg`Bought`,
  RETURNED: msg`Returned`,
  RUNS_ON: msg`Goes on`,
  ENDING: msg`Ends with the month`,
  ENDED: msg`Ended`,
};

/** What becomes of an item at the end of its term; null: nothing was asked yet. */
export function EndOfTermBadge({ state }: { state: EndOfTermState | null }) {
  const { i18n } = useLingui();
  return state === null ? (
    <Trans>Not asked yet</Trans>
  ) : (
    <Badge tone={tones[state]}>{i18n._(endOfTermLabels[state])}</Badge>
  );
}

/** One step towards the end of a term, in an order's history. */
export function EndOfTermStepText({ step }: { step: EndOfTermStep }): ReactNode {
  const words: Readonly<Record<EndOfTermStep, ReactNode>> = {
    ASKED: <Trans>Asked to buy it or send it back</Trans>,
    BUY: <Trans>Chose to buy it</Trans>,
    RETURN: <Trans>Chose to send it back</Trans>,
    NO_ANSWER: <Trans>No answer: it goes back</Trans>,
    NOT_PAID: <Trans>Not paid: it goes back</Trans>,
    TERM_OVER: <Trans>The agreement ended</Trans>,
    BOUGHT: <Trans>Bought and paid</Trans>,
    RETURNED: <Trans>Returned</Trans>,
    RUNS_ON: <Trans>The service goes on</Trans>,
    ENDING: <Trans>The service was ended</Trans>,
    ENDED: <Trans>Ended</Trans>,
  };
  return words[step];
}
