import type { FileDraw } from '@portal/contract/salary-draws';
import { useState } from 'react';
import { PauseDialog } from '../draw-pauses/PauseDialog.tsx';
import { PutBackDialog, type MonthLeftOut } from '../draw-pauses/PutBackDialog.tsx';

/** A planned month is left out by a press on it, one that is left out is put back the same way (RULES 2.4). */
export function useMonthActs() {
  const [pausing, setPausing] = useState<FileDraw>();
  const [returning, setReturning] = useState<MonthLeftOut>();
  return {
    acts: { onPause: setPausing, onPutBack: setReturning },
    dialogs: (
      <>
        {pausing && <PauseDialog draw={pausing} onClose={() => setPausing(undefined)} />}
        {returning && <PutBackDialog month={returning} onClose={() => setReturning(undefined)} />}
      </>
    ),
  };
}
