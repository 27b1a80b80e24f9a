import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Tick } from '../ui/Input.tsx';

/** Ticks every row of the page that can be ticked; mixed while only some are. */
export function TickAll({ state, onChange }: { state: 'none' | 'some' | 'all'; onChange: (isOn: boolean) => void }) {
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <Tick
      ref={box}
      aria-label={t`Select all on this page`}
      checked={state === 'all'}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
