import type { SessionUser } from '@portal/contract/auth';
import { lazyPage, Navigate, Route, Routes, useLocation } from '@portal/shared-ui';
import { supportEmailOf, useBrand } from '../brand/brand.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { NoPermissionPage } from '../features/not-here/NoPermissionPage.tsx';
import { NotFoundPage } from '../features/not-here/NotFoundPage.tsx';
import { everyMeta, metaOf } from '../federation/registry.ts';
import { RemoteHost } from '../federation/RemoteHost.tsx';
import { routeOwnerOf } from './route-owner.ts';

const ProfilePage = lazyPage(() => import('../features/profile/ProfilePage.tsx'));
const FirstPasswordPage = lazyPage(() => import('../features/profile/FirstPasswordPage.tsx'));
const FirstSecondStepPage = lazyPage(() => import('../features/profile/FirstSecondStepPage.tsx'));
const NotificationsPage = lazyPage(() => import('../features/notifications/NotificationsPage.tsx'));
const SearchPage = lazyPage(() => import('../features/search/SearchPage.tsx'));

type Props = { user: SessionUser };

/** The shell's own pages, and the role's remote for everything else (SPEC 2). */
export function Pages({ user }: Props) {
  if (user.mustChangePassword) return <FirstPasswordPage />;
  if (user.mustSetUpSecondStep) return <FirstSecondStepPage />;
  const meta = metaOf(user.role);
  return (
    <Routes>
      <Route path="/" element={<HomePage tasks={meta?.tasks ?? {}} numbers={meta?.numbers} />} />
      <Route path="/notifications" element={<NotificationsPage />} />
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="/search" element={user.role === 'employee' ? <NoPermissionPage /> : <SearchPage />} />
      {/* A guessed or bookmarked login address, opened with a session. */}
      <Route path="/login" element={<Navigate to="/" replace />} />
      <Route path="/no-permission" element={<NoPermissionPage />} />
      <Route path="*" element={<RemotePage user={user} />} />
    </Routes>
  );
}

function RemotePage({ user }: Props) {
  const { pathname } = useLocation();
  const brand = useBrand();
  const owner = routeOwnerOf(pathname, user.role, everyMeta());
  if (owner === 'no-permission') return <NoPermissionPage />;
  if (owner === 'not-found') return <NotFoundPage />;
  return <RemoteHost role={user.role} supportEmail={supportEmailOf(brand)} />;
}
