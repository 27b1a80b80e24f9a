import { basename } from 'node:path';
import { defineConfig, type LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Languages of the portal (SPEC §1); the texts in the code are the first one. */
export const locales = ['en-us', 'da-dk'];

/**
 * Entries of shared-ui whose texts travel with the remotes that mount them, and not with the login page: they stand in
 * each such remote's own catalog.
 */
export const carriedTexts: Readonly<Record<string, readonly string[]>> = {
  'mfe-company': ['branding', 'domain', 'imports', 'leasing', 'requests', 'seen'],
  'mfe-supplier': ['accounts', 'branding', 'catalogs', 'domain', 'imports', 'seen'],
  'mfe-admin': ['accounts', 'catalogs', 'domain', 'leasing', 'requests', 'seen'],
  'mfe-employee': ['requests', 'seen'],
};

const includedIn = (folder: string) => [
  '<rootDir>/src',
  ...(carriedTexts[folder] ?? []).map((entry) => `<rootDir>/../shared-ui/src/${entry}`),
];
const carriedElsewhere = (folder: string) =>
  folder === 'shared-ui'
    ? Object.values(carriedTexts)
        .flat()
        .map((entry) => `<rootDir>/src/${entry}/**`)
    : [];

/**
 * Lingui configuration of one package: its texts live in `src/locales/<locale>.po`.
 * No line numbers: a moved line is not a changed translation.
 *
 * @param rootDir absolute path of the package
 */
export const linguiConfig = (rootDir: string): LinguiConfig =>
  defineConfig({
    rootDir,
    sourceLocale: 'en-us',
    locales,
    compileNamespace: 'ts',
    format: formatter({ lineNumbers: false, origins: true }),
    orderBy: 'message',
    catalogs: [
      {
        path: '<rootDir>/src/locales/{locale}',
        include: includedIn(basename(rootDir)),
        exclude: [...carriedElsewhere(basename(rootDir)), '**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
      },
    ],
  });
