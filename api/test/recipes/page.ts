import type { Scratch } from './scratch.ts';

/** CONTRIBUTING, "A page": one of the supplier's with an entry in the menu. */
export function addPage(scratch: Scratch): void {
  scratch.write(
    'mfe-supplier/src/features/opening-hours/OpeningHoursPage.tsx',
    `import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@portal/shared-ui';

/** When the supplier's warehouse hands out parcels. */
export default function OpeningHoursPage() {
  const { t } = useLingui();
  return <PageHeader title={t\`Opening hours\`} lead={t\`When parcels can be fetched.\`} />;
}
`,
  );
  scratch.replace(
    'mfe-supplier/src/pages.ts',
    `  '/supplier/profile':`,
    `  '/supplier/opening-hours': () => import('./features/opening-hours/OpeningHoursPage.tsx'),
  '/supplier/profile':`,
  );
  scratch.replace(
    'mfe-supplier/src/remote.ts',
    `        item('/supplier/profile',`,
    `        item('/supplier/opening-hours', 'Opening hours', 'Åbningstider', 'y', 'store'),
        item('/supplier/profile',`,
  );
  scratch.replace(
    'mfe-supplier/src/remote.test.ts',
    `'categories', 'profile',`,
    `'categories', 'opening-hours', 'profile',`,
  );
  scratch.write(
    'mfe-supplier/src/features/opening-hours/opening-hours.test.tsx',
    `import { renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import OpeningHoursPage from './OpeningHoursPage.tsx';

test('the page has its title', () => {
  renderPage(<OpeningHoursPage />);
  expect(screen.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
});
`,
  );
  scratch.npm('i18n', { words: ['mfe-supplier'] });
  translate(scratch, 'mfe-supplier', {
    'Opening hours': 'Åbningstider',
    'When parcels can be fetched.': 'Hvornår pakker kan hentes.',
  });
}

/** Fills in Danish texts that the catalog has without a translation. */
function translate(scratch: Scratch, folder: string, texts: Record<string, string>): void {
  for (const [english, danish] of Object.entries(texts)) {
    scratch.replace(
      `${folder}/src/locales/da-dk.po`,
      `msgid "${english}"\nmsgstr ""`,
      `msgid "${english}"\nmsgstr "${danish}"`,
    );
  }
}
