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

/** What becomes of an item at the end of its term; null: nothing was asked yet. */
export function EndOfTermBadge({ state }: { state: EndOfTermState | null }) {
  if (state === null) return <Trans>Not asked yet</Trans>;
  const words: Readonly<Record<EndOfTermState, ReactNode>> = {
    OPEN: <Trans>No answer yet</Trans>,
    BUY: <Trans>Buys, not paid yet</Trans>,
    RETURN: <Trans>Comes back</Trans>,
    BOUGHT: <Trans>Bought</Trans>,
    RETURNED: <Trans>Returned</Trans>,
    RUNS_ON: <Trans>Goes on</Trans>,
    ENDING: <Trans>Ends with the month</Trans>,
    ENDED: <Trans>Ended</Trans>,
  };
  return <Badge tone={tones[state]}>{words[state]}</Badge>;
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
