import type { RemotePages } from '@portal/shared-ui';

export const pages: RemotePages = { '/supplier/catalogs': () => import('./CompaniesPage.tsx') };
