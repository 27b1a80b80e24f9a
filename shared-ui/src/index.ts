/**
 * `@portal/shared-ui`: what every page carries from the start, the login page included. One copy in the page, provided
 * by the shell. Larger pieces are in `@portal/shared-ui/kit` (tables, dialogs) and `@portal/shared-ui/forms`. Every
 * name is listed here, so that the size of the first load is decided in one place.
 */

// Libraries that remotes reach only through this entry (STACK "Facade"). The data router is here for its blocking of
// navigation; pages read through react-query, not through loaders.
export {
  createBrowserRouter,
  generatePath,
  Link,
  matchPath,
  Navigate,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
export { create } from 'zustand';

// Theme
export { applyTheme } from './theme/apply-theme.ts';
export { contrast, mix } from './theme/colour.ts';
export { GlobalStyle } from './theme/GlobalStyle.tsx';
export { loadFonts } from './theme/load-fonts.ts';

// Language
export { activateLocale, currentLocale, registerMessages, type MessageLoader } from './i18n/i18n.ts';
export { loadSharedMessages } from './i18n/load-messages.ts';
export { formatAmount, formatDay, formatMoney, formatNumber, formatPercent } from './i18n/format.ts';
export { useFormat } from './i18n/use-format.ts';

// Pages that the browser translates
export { keepTexts } from './translated/keep-texts.ts';

// Session
export {
  changeSessionUser,
  expireSession,
  followOtherTabs,
  followPageCache,
  onLeave,
  signIn,
  signOut,
  useSessionStore,
} from './session/session-store.ts';
export { useIsSessionExpired, useSessionUser, useSignedIn } from './session/use-session.ts';
export { readStoredBranding, writeStoredBranding } from './session/branding-storage.ts';
export { deviceName } from './session/device.ts';

// What is typed and not saved
export { listAsLeft } from './ui/list-as-left.ts';
export { askToLeave } from './unsaved/unsaved.ts';
export { useUnsaved } from './unsaved/use-unsaved.ts';

// Keys that act by themselves
export { isSingleKey, setSingleKeys, useSingleKeysStore, type SingleKeys } from './keys/single-keys.ts';

// Calls
export { ApiError } from './api/api-error.ts';
export { call } from './api/call.ts';
export { isOutdated } from './query/is-outdated.ts';
export { download } from './api/download.ts';
export { apiBase, fileUrl } from './api/http.ts';
export { pictureSources } from './api/picture-sources.ts';
export { pollUntil } from './api/poll.ts';
export { makeQueryClient, waitingKey } from './query/query-client.ts';
export { listOf, queryOf } from './query/query-of.ts';

// Errors
export { messageOf, messageOfFailure, messageOfRefusal } from './errors/message-of.ts';
export { fieldMessage } from './errors/mutation-exceptions.ts';

// Words for roles and states
export {
  accountStatusLabels,
  currencyLabels,
  drawFrequencyLabels,
  employeeRoleLabels,
  languageNames,
  orderStatusLabels,
  requestStatusLabels,
  roleLabels,
  salaryFileMethodLabels,
} from './labels/labels.ts';

// Small parts
export { Badge, type Tone } from './ui/Badge.tsx';
export { Button, IconButton } from './ui/Button.tsx';
export { Card, Surface } from './ui/Card.tsx';
export { Countdown, useSecondsUntil } from './ui/Countdown.tsx';
export { Day, Instant } from './ui/Day.tsx';
export { EmptyState } from './ui/EmptyState.tsx';
export { ErrorSummary, type FormProblem } from './ui/ErrorSummary.tsx';
export { FailureNote } from './ui/FailureNote.tsx';
export { Field } from './ui/Field.tsx';
export { Fixed } from './ui/Fixed.tsx';
export { Flag } from './ui/Flag.tsx';
export { Input, NativeSelect, Tick } from './ui/Input.tsx';
export { LinkButton } from './ui/LinkButton.tsx';
export { LiveRegion } from './ui/LiveRegion.tsx';
export { Logo } from './ui/Logo.tsx';
export { Amount, Money } from './ui/Money.tsx';
export { Note } from './ui/Note.tsx';
export { PageHeader, type Crumb } from './ui/PageHeader.tsx';
export { Skeleton, useIsSlow } from './ui/Skeleton.tsx';
export { Stack } from './ui/Stack.ts';
export { useIsHere } from './remote/use-is-here.ts';
export { showErrorToast, showToast } from './ui/toast-store.ts';
export { Toasts } from './ui/Toasts.tsx';
export { VisuallyHidden } from './ui/VisuallyHidden.tsx';
export {
  ArrowRight,
  BadgeCheck,
  Ban,
  Banknote,
  Bell,
  BookOpen,
  Building2,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CloudOff,
  Coins,
  Eye,
  EyeOff,
  FilePenLine,
  FileText,
  HandCoins,
  House,
  Info,
  Layers,
  Lock,
  LogOut,
  Mail,
  MenuIcon,
  Package,
  Palette,
  Plus,
  Search,
  Settings,
  Store,
  Tag,
  TriangleAlert,
  User,
  Users,
  Wrench,
  X,
  type LucideIcon,
} from './ui/icons.ts';

// Remotes
export { Waiting } from './ui/Waiting.tsx';
export { lazyPage } from './remote/lazy-page.tsx';
export { preloadPage } from './remote/preload-page.ts';
export { routesOf, type RemotePages } from './remote/page-routes.tsx';
export type { RemoteMeta } from './remote/remote-meta.ts';
export type { RemoteModule } from './remote/remote-module.ts';
