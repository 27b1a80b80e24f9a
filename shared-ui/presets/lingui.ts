import { defineConfig, type LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Languages of the portal (SPEC §1); the texts in the code are the first one. */
export const locales = ['en-us', 'da-dk'];

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
        include: ['<rootDir>/src'],
        exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
      },
    ],
  });
