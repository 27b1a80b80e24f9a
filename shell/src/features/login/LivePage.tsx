import { Navigate, useSessionUser } from '@portal/shared-ui';
import { useEffect } from 'react';
import { enterLiveMode } from '../../session/live-mode.ts';
import { LoginPage } from './LoginPage.tsx';

/** The login screen of live mode: a person who logs in here comes back here at logout (SPEC 4). */
export function LivePage() {
  const isSignedIn = useSessionUser() !== null;
  useEffect(enterLiveMode, []);
  return isSignedIn ? <Navigate to="/" replace /> : <LoginPage />;
}
