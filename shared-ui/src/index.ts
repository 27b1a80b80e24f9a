/** The entry that every page carries from the start. One copy in the page, provided by the shell. */
export { createBrowserRouter, Link, NavLink, Outlet, Route, RouterProvider, Routes, useLocation, useNavigate, useParams, useRoutes, useSearchParams, type RouteObject } from 'react-router-dom';
export { activateLocale, currentLocale, registerMessages, type MessageLoader } from './i18n/i18n.ts';
export { loadSharedMessages } from './i18n/load-messages.ts';
export { lazyPage } from './remote/lazy-page.tsx';
export type { RemoteAppProps, RemoteBranding, RemoteMeta, RemoteModule } from './remote/remote-module.ts';
export { signIn, signOut, useSessionStore } from './session/session-store.ts';
export { useSessionUser } from './session/use-session.ts';
