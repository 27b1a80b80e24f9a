import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@portal/contract/auth';
import { Countdown, useQuery, useSecondsUntil } from '@portal/shared-ui';
import { lazy, Suspense, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { mustActFirst } from '../must-act-first.ts';
import { heldFiles, useReadAgain, type HeldFile, type Processor } from './held-files.api.ts';
import { Chip, Frame } from './held-style.ts';

const HeldPanel = lazy(() => import('./HeldPanel.tsx'));

/** Over every page while files wait in their hold, for who made them: how long they can be taken back (UX 1.1). */
export function HeldChip({ user }: { user: SessionUser }) {
  const { role } = user;
  if ((role !== 'company' && role !== 'admin') || user.seenBy || mustActFirst(user)) return null;
  return <Files role={role} />;
}

const isHeld = ({ leavesAt }: HeldFile) => leavesAt > Date.now();

function Files({ role }: { role: Processor }) {
  const { data: files = [] } = useQuery(heldFiles(role));
  const readAgain = useReadAgain(role);
  const last = Math.max(0, ...files.map(({ leavesAt }) => leavesAt));
  // The last one has left: the chip goes, and orders on the page are asked anew, which cannot be undone any more.
  const left = useSecondsUntil(last);
  useEffect(() => {
    if (last > 0 && left === 0) void readAgain();
  }, [last, left, readAgain]);
  const held = left > 0 ? files.filter(isHeld) : [];
  return held.length > 0 && <Open role={role} files={held} />;
}

/** The chip and, when it is pressed, the files with their orders. */
function Open({ role, files }: { role: Processor; files: readonly HeldFile[] }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  // The next one to leave: what is not cancelled until then is binding.
  const left = useSecondsUntil(Math.min(...files.map(({ leavesAt }) => leavesAt)));
  const close = () => {
    setIsOpen(false);
    trigger.current?.focus();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) setIsOpen(false);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close();
  };
  return (
    <Frame ref={frame} onBlur={leave} onKeyDown={press}>
      <Chip ref={trigger} type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <span>
          <Plural value={files.length} one="# file leaves in" other="# files leave in" />
        </span>
        <Countdown left={left} label={t`Until the next file leaves`} />
        <b>
          <Trans>Cancel</Trans>
        </b>
      </Chip>
      {isOpen && (
        <Suspense>
          <HeldPanel id={id} role={role} files={files} />
        </Suspense>
      )}
    </Frame>
  );
}
