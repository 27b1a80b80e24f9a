import {
  createBrowserRouter,
  lazyPage,
  onLeave,
  Route,
  RouterProvider,
  Routes,
  useNavigate,
  useSessionUser,
} from '@portal/shared-ui';
import { useEffect } from 'react';
import { LivePage } from '../features/login/LivePage.tsx';
import { LoginPage } from '../features/login/LoginPage.tsx';
import Frame from '../frame/Frame.tsx';
import { addressAfterLogout } from '../session/live-mode.ts';

const ValidateTokenPage = lazyPage(
  () => import('../features/login/ValidateTokenPage.tsx'),
  () => null,
);

const router = createBrowserRouter([{ path: '*', element: <Pages /> }]);

/** Everything behind the login screen: the frame with the role's remote. A login link and live mode stand alone. */
export function Portal() {
  return <RouterProvider router={router} />;
}

function Pages() {
  const isSignedIn = useSessionUser() !== null;
  const navigate = useNavigate();
  useEffect(() => onLeave(() => void navigate(addressAfterLogout())), [navigate]);
  return (
    <Routes>
      <Route path="/auth/validate-token/:token" element={<ValidateTokenPage />} />
      <Route path="/live" element={<LivePage />} />
      <Route path="*" element={isSignedIn ? <Frame /> : <LoginPage />} />
    </Routes>
  );
}
