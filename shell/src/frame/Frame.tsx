import { useLingui } from '@lingui/react';
import type { SessionUser } from '@portal/contract/auth';
import { Toasts, useSignedIn } from '@portal/shared-ui';
import { lazy, Suspense, useRef } from 'react';
import { metaOf } from '../federation/registry.ts';
import { loadKit } from '../portal/load-kit.ts';
import { ProofQuestion } from '../session/ProofQuestion.tsx';
import { SessionOverlay } from '../session/SessionOverlay.tsx';
import { useOwnLanguage, useSessionCheck } from '../session/use-session-check.ts';
import { EmployeeFrame } from './EmployeeFrame.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';
import { FrameKeys } from './keys/FrameKeys.tsx';
import { menuFor } from './menu.ts';
import { mustActFirst } from './must-act-first.ts';
import { OfficeFrame } from './OfficeFrame.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { Pages } from './Pages.tsx';
import { PaletteKey } from './palette/PaletteKey.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useArrival } from './use-arrival.ts';
import { useDocumentTitle } from './use-document-title.ts';

const SeeAsBanner = lazy(() => import('./SeeAsBanner.tsx'));
const KeepFocus = lazy(() => loadKit().then((kit) => ({ default: kit.KeepFocus })));
const LeaveGuard = lazy(() => loadKit().then((kit) => ({ default: kit.LeaveGuard })));

/**
 * What surrounds every page of a signed-in person, in a chunk of its own: the login page does without it. Built anew
 * for another membership, with the counts in the menu and the messages: nothing of the former one stays.
 */
export default function Frame() {
  const user = useSignedIn();
  return <FrameOf key={user.membershipId} user={user} />;
}

function FrameOf({ user }: { user: SessionUser }) {
  const content = useRef<HTMLElement>(null);
  useSessionCheck();
  useOwnLanguage(user.id);
  useDocumentTitle(content);
  useArrival(content);
  const { i18n } = useLingui();
  const meta = metaOf(user.role);
  const isWaiting = mustActFirst(user);
  const menu = isWaiting ? [] : menuFor(user, meta, i18n);
  const Surroundings = user.role === 'employee' ? EmployeeFrame : OfficeFrame;
  return (
    <>
      {user.seenBy && (
        <Suspense>
          <SeeAsBanner user={user} seenBy={user.seenBy} />
        </Suspense>
      )}
      <SkipLink />
      <OfflineStrip />
      <Surroundings user={user} menu={menu} content={content}>
        {!isWaiting && <InvitationNotice count={user.invitations} />}
        <Pages user={user} />
      </Surroundings>
      {!isWaiting && (
        <>
          <PaletteKey user={user} menu={menu} meta={meta} />
          <FrameKeys user={user} menu={menu} />
        </>
      )}
      <ProofQuestion />
      <Suspense>
        <LeaveGuard />
        <KeepFocus />
      </Suspense>
      <Toasts />
      <SessionOverlay />
    </>
  );
}
