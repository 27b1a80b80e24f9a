import { searchDelayMs } from '@portal/contract/constants';
import { useEffect, useState } from 'react';

/** A value once it has not changed for as long as a search waits; what is typed meanwhile is left out. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), searchDelayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
