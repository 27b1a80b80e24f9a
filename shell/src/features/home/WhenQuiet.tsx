import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../../when-idle.ts';

/** A part that is loaded once the page around it stands: who only passes through does not pay for it. */
export function WhenQuiet({ room, children }: { room: ReactNode; children: ReactNode }) {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => whenIdle(() => setIsQuiet(true)), []);
  return isQuiet ? <Suspense fallback={room}>{children}</Suspense> : room;
}
