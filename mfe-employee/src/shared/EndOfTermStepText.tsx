import { Trans } from '@lingui/react/macro';
import type { EndOfTermStep } from '@portal/contract/end-of-term-rules';
import type { ReactNode } from 'react';

/** A step towards the end of the agreement, in the order's story. */
export function EndOfTermStepText({ step }: { step: EndOfTermStep }): ReactNode {
  const words: Readonly<Record<EndOfTermStep, ReactNode>> = {
    ASKED: <Trans>You were asked to buy it or send it back</Trans>,
    BUY: <Trans>You chose to buy it</Trans>,
    RETURN: <Trans>You chose to send it back</Trans>,
    NO_ANSWER: <Trans>No answer: it goes back</Trans>,
    NOT_PAID: <Trans>Not paid: it goes back</Trans>,
    TERM_OVER: <Trans>The agreement ended</Trans>,
    BOUGHT: <Trans>It is yours</Trans>,
    RETURNED: <Trans>It has come back</Trans>,
    RUNS_ON: <Trans>The service goes on</Trans>,
    ENDING: <Trans>The service was ended</Trans>,
    ENDED: <Trans>The service has ended</Trans>,
  };
  return words[step];
}
