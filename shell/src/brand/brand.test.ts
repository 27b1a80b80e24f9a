import { themePresets } from '@portal/contract/theme';
import { adoptBrand, applyBrand, brandName, brandOf, defaultBrand, parseBrand, supportEmailOf } from './brand.ts';
import { fallbackSupportEmail } from './product.ts';

const branding = {
  theme: themePresets[1].theme,
  favicon: 'brand/f.png',
  logo: null,
  resellerLogo: null,
  supportEmail: null,
  supplierName: 'TeleGros',
};
const id = '00000000-0000-4000-8000-000000000001';
const company = { id, name: 'Nordlys A/S', isReseller: true, currency: 'DKK', branding };

test('company before supplier before default', () => {
  const supplier = { ...company, branding: { ...branding, supplierName: 'Other' } };
  expect(brandOf({ company, supplier })).toEqual({ ...branding, isReseller: true });
  expect(brandOf({ company: null, supplier }).supplierName).toBe('Other');
  expect(brandOf({ company: null, supplier: null })).toEqual(defaultBrand);
});

test('only a reseller gives the portal its name; the support address falls back to the product’s own', () => {
  expect(brandName(brandOf({ company, supplier: null }))).toBe('TeleGros');
  expect(brandName({ ...defaultBrand, supplierName: 'Plain supplier' })).toBe('Benefits');
  expect(supportEmailOf(defaultBrand)).toBe(fallbackSupportEmail);
  expect(supportEmailOf({ ...defaultBrand, supportEmail: 'help@nordlys.example' })).toBe('help@nordlys.example');
});

test('corrupt storage is the default brand', () => {
  for (const stored of [undefined, null, 'text', 7, { theme: { sidebar: 'red; } body { display: none' } }])
    expect(parseBrand(stored)).toEqual(defaultBrand);
});

test('an adopted brand is on the page and remembered; the default takes both away', () => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: 'data:,' }));
  adoptBrand(brandOf({ company, supplier: null }));
  expect(document.documentElement.style.getPropertyValue('--theme-sidebar-bg')).toBe('#0F3B37');
  expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toContain('brand/f.png');
  expect(parseBrand(JSON.parse(localStorage.getItem('portal.branding') ?? ''))).toEqual({
    ...branding,
    isReseller: true,
  });
  applyBrand(defaultBrand);
  expect(document.documentElement.style.getPropertyValue('--theme-sidebar-bg')).toBe('#101927');
  expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toMatch(/^data:image\/svg\+xml,/);
});
