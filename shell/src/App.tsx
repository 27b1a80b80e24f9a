import { GlobalStyle, lazyPage, onLeave, Route, Routes, useNavigate, useSessionUser } from '@portal/shared-ui';
import { useEffect } from 'react';
import { LivePage } from './features/login/LivePage.tsx';
import { LoginPage } from './features/login/LoginPage.tsx';
import { loadFrame } from './frame/load-frame.ts';
import { addressAfterLogout } from './session/live-mode.ts';

const Nothing = () => null;
const Frame = lazyPage(loadFrame, Nothing);
const ValidateTokenPage = lazyPage(() => import('./features/login/ValidateTokenPage.tsx'), Nothing);

/** The login screen whenever nobody is signed in (SPEC 2), else the frame with the role's remote. A login link stands alone. */
export function App() {
  const isSignedIn = useSessionUser() !== null;
  const navigate = useNavigate();
  useEffect(() => onLeave(() => void navigate(addressAfterLogout())), [navigate]);
  // Turns the brand's fonts on, which the login page does without (see GlobalStyle).
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  }, [isSignedIn]);
  return (
    <>
      <GlobalStyle />
      <Routes>
        <Route path="/auth/validate-token/:token" element={<ValidateTokenPage />} />
        <Route path="/live" element={<LivePage />} />
        <Route path="*" element={isSignedIn ? <Frame /> : <LoginPage />} />
      </Routes>
    </>
  );
}
