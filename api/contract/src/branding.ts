import * as v from 'valibot';
import { BrandingSchema } from './auth.ts';
import { InstantSchema } from './days.ts';
import { brandImage } from './downloads.ts';
import { company, dataOf, endpoint, Id, supplier } from './endpoint.ts';
import { ThemeSchema } from './theme.ts';

/**
 * Pictures of a brand. A supplier's companies see its `resellerLogo`, and its `logo` where there is none (DECISIONS
 * 23).
 */
export const supplierSlots = ['logo', 'resellerLogo', 'favicon'] as const;
export const companySlots = ['logo', 'favicon'] as const;
export type BrandSlot = (typeof supplierSlots)[number];

/** What a picture may be, by its content (SPEC 5). */
export const brandImageTypes: Readonly<Record<BrandSlot, readonly ('png' | 'jpg' | 'svg' | 'ico')[]>> = {
  logo: ['jpg', 'png', 'svg'],
  resellerLogo: ['jpg', 'png', 'svg'],
  favicon: ['ico', 'png', 'jpg', 'svg'],
};

const { theme, favicon, logo, resellerLogo } = BrandingSchema.entries;
/** 0 until something is saved for the first time. */
const BrandVersion = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_646));

const Count = v.pipe(v.number(), v.integer());

/** Colours and pictures together; null is what stands behind each. A company has no `resellerLogo`. */
export const BrandLook = v.object({ theme, logo, resellerLogo, favicon });
export type BrandLook = v.InferOutput<typeof BrandLook>;

/** A look that is prepared: nobody sees it before it is published. */
const draft = v.nullable(
  v.object({
    ...BrandLook.entries,
    savedAt: InstantSchema,
    /** name of the person who saved it last */
    savedBy: v.string(),
  }),
);

/** A look that was published. */
export const PublishedTheme = v.object({
  id: Id,
  ...BrandLook.entries,
  publishedAt: InstantSchema,
  /** name of the person who published it; empty where it is not known */
  publishedBy: v.string(),
  /** the look of before the first publishing, which took its place at `publishedAt` */
  isStart: v.boolean(),
});
export type PublishedTheme = v.InferOutput<typeof PublishedTheme>;
/** As many as are kept of one brand. */
export const keptThemes = 20;

/** A reseller's own brand; null is the product's. Paths are relative to the API host. */
export const SupplierBranding = v.object({
  theme,
  favicon,
  logo,
  resellerLogo,
  draft,
  version: BrandVersion,
  /** its companies, which see the theme unless they have their own */
  companies: Count,
});
export type SupplierBranding = v.InferOutput<typeof SupplierBranding>;

/** A company's own brand, and its reseller's, which shows wherever the company has nothing of its own. */
export const CompanyBranding = v.object({
  theme,
  favicon,
  logo,
  draft,
  version: BrandVersion,
  /** who sees the theme */
  employees: Count,
  reseller: v.object({ theme, favicon, logo, name: v.string() }),
});
export type CompanyBranding = v.InferOutput<typeof CompanyBranding>;

const seen = v.strictObject({ version: BrandVersion });
const change = v.strictObject({ version: BrandVersion, theme: v.nullable(ThemeSchema) });
const errors = ['no-permission-to-access-page'] as const;
const draftErrors = [...errors, 'changed-by-someone-else'] as const;
const themeErrors = [...draftErrors, 'theme-upload-error', 'invalid-colour'] as const;
const publishErrors = [...draftErrors, 'draft-not-found', 'theme-hard-to-read'] as const;
const restoreErrors = [...draftErrors, 'theme-not-found'] as const;
const imageErrors = [...errors, 'logo-upload-error', 'file-is-empty'] as const;

const ofSupplier = {
  policy: supplier,
  params: v.strictObject({ slot: v.picklist(supplierSlots, 'invalid-data-provided') }),
  response: dataOf(SupplierBranding),
} as const;

export const getSupplierBranding = endpoint('GET', '/supplier/branding', {
  summary: 'Theme and pictures of the own reseller brand',
  policy: supplier,
  response: dataOf(SupplierBranding),
  errors,
});
export const listSupplierThemes = endpoint('GET', '/supplier/branding/history', {
  summary: 'The last looks that were published, newest first',
  policy: supplier,
  response: dataOf(v.array(PublishedTheme)),
  errors,
});
export const changeSupplierTheme = endpoint('PATCH', '/supplier/branding', {
  summary: "Change the draft's colours; null is the product's",
  policy: supplier,
  body: change,
  response: dataOf(SupplierBranding),
  errors: themeErrors,
});
export const publishSupplierTheme = endpoint('POST', '/supplier/branding/publish', {
  summary: 'Show the draft to everybody: colours and pictures',
  policy: supplier,
  body: seen,
  response: dataOf(SupplierBranding),
  errors: publishErrors,
});
export const discardSupplierTheme = endpoint('POST', '/supplier/branding/discard', {
  summary: 'Throw the draft away',
  policy: supplier,
  body: seen,
  response: dataOf(SupplierBranding),
  errors: draftErrors,
});
export const restoreSupplierTheme = endpoint('POST', '/supplier/branding/history/:publishedId/restore', {
  summary: 'Put a look that was published into the draft',
  policy: { ...supplier, ids: { 'params.publishedId': 'published-theme' } },
  params: v.strictObject({ publishedId: Id }),
  body: seen,
  response: dataOf(SupplierBranding),
  errors: restoreErrors,
});
export const uploadSupplierImage = endpoint('POST', '/supplier/branding/:slot', {
  summary: 'Put a logo, the logo for companies, or a favicon into the draft: at most 1 MB',
  ...ofSupplier,
  upload: true,
  errors: imageErrors,
});
export const removeSupplierImage = endpoint('DELETE', '/supplier/branding/:slot', {
  summary: 'Take a picture out of the draft; the default shows instead',
  ...ofSupplier,
  errors,
});
export const keepSupplierImage = endpoint('POST', '/supplier/branding/:slot/keep', {
  summary: 'Put the picture that is published back into the draft',
  ...ofSupplier,
  errors,
});

const ofCompany = {
  policy: company,
  params: v.strictObject({ slot: v.picklist(companySlots, 'invalid-data-provided') }),
  response: dataOf(CompanyBranding),
} as const;

export const getCompanyBranding = endpoint('GET', '/company/branding', {
  summary: "Theme and pictures of a reseller's company",
  policy: company,
  response: dataOf(CompanyBranding),
  errors,
});
export const listCompanyThemes = endpoint('GET', '/company/branding/history', {
  summary: 'The last looks that were published, newest first',
  policy: company,
  response: dataOf(v.array(PublishedTheme)),
  errors,
});
export const changeCompanyTheme = endpoint('PATCH', '/company/branding', {
  summary: "Change the draft's colours; null is the reseller's",
  policy: company,
  body: change,
  response: dataOf(CompanyBranding),
  errors: themeErrors,
});
export const publishCompanyTheme = endpoint('POST', '/company/branding/publish', {
  summary: 'Show the draft to everybody: colours and pictures',
  policy: company,
  body: seen,
  response: dataOf(CompanyBranding),
  errors: publishErrors,
});
export const discardCompanyTheme = endpoint('POST', '/company/branding/discard', {
  summary: 'Throw the draft away',
  policy: company,
  body: seen,
  response: dataOf(CompanyBranding),
  errors: draftErrors,
});
export const restoreCompanyTheme = endpoint('POST', '/company/branding/history/:publishedId/restore', {
  summary: 'Put a look that was published into the draft',
  policy: { ...company, ids: { 'params.publishedId': 'published-theme' } },
  params: v.strictObject({ publishedId: Id }),
  body: seen,
  response: dataOf(CompanyBranding),
  errors: restoreErrors,
});
export const uploadCompanyImage = endpoint('POST', '/company/branding/:slot', {
  summary: 'Put a logo or a favicon into the draft: at most 1 MB',
  ...ofCompany,
  upload: true,
  errors: imageErrors,
});
export const removeCompanyImage = endpoint('DELETE', '/company/branding/:slot', {
  summary: "Take a picture out of the draft; the reseller's shows instead",
  ...ofCompany,
  errors,
});
export const keepCompanyImage = endpoint('POST', '/company/branding/:slot/keep', {
  summary: 'Put the picture that is published back into the draft',
  ...ofCompany,
  errors,
});

export const getBrandImage = endpoint('GET', '/brand/:fileName', {
  summary: 'A logo or favicon, for pages without login (DECISIONS 23)',
  policy: { roles: 'anyone', boundary: 'none' },
  params: v.strictObject({
    fileName: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}\.(png|jpg|svg|ico)$/, 'file-not-found')),
  }),
  ...brandImage,
  errors: ['file-not-found'],
});
