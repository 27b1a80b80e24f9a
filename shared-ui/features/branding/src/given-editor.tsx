import * as contract from '@portal/contract/branding';
import { supplierSlots, type PublishedTheme, type SupplierBranding } from '@portal/contract/branding';
import { themePresets } from '@portal/contract/theme';
import { queryOf, useQuery } from '@portal/shared-ui';
import { fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { givenBranding, givenCalls } from './given-branding.ts';
import { ThemeEditor } from './ThemeEditor.tsx';

const [, granskov] = themePresets;

/** A look that was published on a day of November. */
export const givenPublished = (day: number, look: Partial<PublishedTheme> = {}): PublishedTheme => ({
  id: `00000000-0000-4000-8000-00000000000${day}`,
  theme: null,
  logo: null,
  resellerLogo: null,
  favicon: null,
  publishedAt: `2026-11-0${day}T09:00:00Z`,
  publishedBy: 'Jens Telegros',
  isStart: false,
  ...look,
});

function Page() {
  const { data } = useQuery(queryOf(givenCalls.key, contract.getSupplierBranding));
  return (
    data && (
      <ThemeEditor
        calls={givenCalls}
        brand={data.data}
        behind={{ theme: granskov.theme, logo: null, favicon: null }}
        slots={supplierSlots}
        name="TeleGros"
        resetText="Use the default theme"
        seenBy="TeleGros and 3 companies see it."
      />
    )
  );
}

/** The editor of a brand that shows Granskov as long as it has no theme of its own, over a server that keeps drafts. */
export function renderEditor(own: Partial<SupplierBranding>, ...routes: FakeRoute[]) {
  givenSession({ role: 'supplier', companyId: null });
  let brand: SupplierBranding = { ...givenBranding, version: 2, ...own };
  const change = (draft: Partial<contract.BrandLook> | null) => {
    const { theme, logo, resellerLogo, favicon } = brand.draft ?? brand;
    const saved = { savedAt: '2026-11-17T09:31:00Z', savedBy: 'Sara Sales' };
    brand = {
      ...brand,
      draft: draft && { theme, logo, resellerLogo, favicon, ...saved, ...draft },
      version: brand.version + 1,
    };
    return { data: brand };
  };
  const api = fakeApi(
    ...routes,
    on(contract.listSupplierThemes, { data: [] }),
    on(contract.getSupplierBranding, () => ({ data: brand })),
    on(contract.changeSupplierTheme, ({ body }) => change({ theme: body.theme })),
    // Before the pictures: their path would take these too.
    on(contract.discardSupplierTheme, () => change(null)),
    on(contract.publishSupplierTheme, () => {
      brand = { ...brand, ...brand.draft, draft: null, version: brand.version + 1 };
      return { data: brand };
    }),
    on(contract.uploadSupplierImage, () => change({ logo: '/api/brand/new.png' })),
    on(contract.removeSupplierImage, () => change({ logo: null })),
    on(contract.keepSupplierImage, () => change(null)),
  );
  const page = renderPage(<Page />);
  const sent = (call: string) => api.calls.filter((one) => one.call === call).map(({ body }) => body);
  return { api, sent, ...page };
}
