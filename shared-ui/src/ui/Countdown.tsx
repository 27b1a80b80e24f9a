import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { LiveRegion } from './LiveRegion.tsx';

/** The seconds that are told to who does not look. */
const told = [30, 10, 0];

/** Whole seconds until `leavesAt`, a moment of the browser's own clock; 0 from then on. */
export function useSecondsUntil(leavesAt: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((leavesAt - Date.now()) / 1_000));
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setLeft(secondsLeft());
      // At the turn of each second, so that two countdowns of one moment never differ.
      const rest = leavesAt - Date.now();
      if (rest > 0) timer = setTimeout(tick, (rest % 1_000) + 1);
    };
    tick();
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the function only reads `leavesAt`
  }, [leavesAt]);
  return left;
}

/** The hold as minutes and seconds, `0:47`; told at 30, 10 and 0 seconds, of several by one. */
export function Countdown({ left, label, isTold = true }: { left: number; label: string; isTold?: boolean }) {
  return (
    <>
      <span role="timer" aria-label={label}>
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </span>
      <LiveRegion>{isTold && told.includes(left) ? <Trans>{left} seconds left</Trans> : ''}</LiveRegion>
    </>
  );
}
