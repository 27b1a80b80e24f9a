import { useLingui } from '@lingui/react/macro';
import type { EndOfTermStep } from '@portal/contract/end-of-term-rules';
import type { ReactNode } from 'react';

/** A step towards the end of the agreement, in the order's story. */
export function EndOfTermStepText({ step }: { step: EndOfTermStep }): ReactNode {
  const { t } = useLingui();
  const words: Readonly<Record<EndOfTermStep, ReactNode>> = {
    ASKED: t`You were asked to buy it or send it back`,
    BUY: t`You chose to buy it`,
    RETURN: t`You chose to send it back`,
    NO_ANSWER: t`No answer: it goes back`,
    NOT_PAID: t`Not paid: it goes back`,
    TERM_OVER: t`The agreement ended`,
    BOUGHT: t`It is yours`,
    RETURNED: t`It has come back`,
    RUNS_ON: t`The service goes on`,
    ENDING: t`The service was ended`,
    ENDED: t`The service has ended`,
  };
  return words[step];
}
