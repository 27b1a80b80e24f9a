import * as contract from '@portal/contract/branding';
import { asUpload } from '../../access/uploads-at-work.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { getBrand, type BrandScope } from './branding.queries.ts';
import {
  changeColours,
  changePicture,
  discardDraft,
  keepPicture,
  keepUpload,
  publishDraft,
  restorePublished,
  storedAt,
} from './branding.service.ts';
import { listPublished } from './published.queries.ts';

type Brands = {
  get: typeof contract.getSupplierBranding | typeof contract.getCompanyBranding;
  themes: typeof contract.listSupplierThemes | typeof contract.listCompanyThemes;
  change: typeof contract.changeSupplierTheme | typeof contract.changeCompanyTheme;
  publish: typeof contract.publishSupplierTheme | typeof contract.publishCompanyTheme;
  discard: typeof contract.discardSupplierTheme | typeof contract.discardCompanyTheme;
  restore: typeof contract.restoreSupplierTheme | typeof contract.restoreCompanyTheme;
  upload: typeof contract.uploadSupplierImage | typeof contract.uploadCompanyImage;
  remove: typeof contract.removeSupplierImage | typeof contract.removeCompanyImage;
  keep: typeof contract.keepSupplierImage | typeof contract.keepCompanyImage;
};

/** A change of the own brand, for those who have one; answers it as it is then. */
const changed = async (db: Db, scope: BrandScope, change: () => Promise<void>) => {
  await getBrand(db, scope);
  await change();
  return getBrand(db, scope);
};

/** Everything but `publish` touches the draft alone: nothing goes live by the way (VISUAL-2, theme-publish). */
function registerBrand({ route }: Router, brands: Brands): void {
  route(brands.get, ({ scope, tenant }) => tenant((db) => getBrand(db, scope)));
  route(brands.themes, ({ scope, tenant }) =>
    tenant(async (db) => {
      await getBrand(db, scope);
      return listPublished(db, scope);
    }),
  );
  route(brands.change, ({ body, scope, now, requestId, tenant }) =>
    tenant((db) => changed(db, scope, () => changeColours(db, scope, body, { now, requestId }))),
  );
  route(brands.publish, ({ body, scope, now, requestId, tenant }) =>
    tenant((db) => changed(db, scope, () => publishDraft(db, scope, body.version, { now, requestId }))),
  );
  route(brands.discard, ({ body, scope, now, requestId, tenant }) =>
    tenant((db) => changed(db, scope, () => discardDraft(db, scope, body.version, { now, requestId }))),
  );
  route(brands.restore, ({ params: { publishedId }, body: { version }, scope, now, requestId, tenant }) =>
    tenant((db) => changed(db, scope, () => restorePublished(db, scope, publishedId, version, { now, requestId }))),
  );
  route(brands.upload, async ({ params, scope, session, now, requestId, request, reply, services, tenant }) => {
    // Refused before a byte of the file is looked at.
    if (!session.isReseller) throw new DomainError('no-permission-to-access-page');
    const path = await asUpload(services.pool, session.userId, reply, () =>
      keepUpload(request, services.files, params.slot),
    );
    return tenant((db) => changed(db, scope, () => changePicture(db, scope, params.slot, path, { now, requestId })));
  });
  route(brands.remove, ({ params, scope, now, requestId, tenant }) =>
    tenant((db) => changed(db, scope, () => changePicture(db, scope, params.slot, null, { now, requestId }))),
  );
  route(brands.keep, ({ params, scope, now, requestId, tenant }) =>
    tenant((db) => changed(db, scope, () => keepPicture(db, scope, params.slot, { now, requestId }))),
  );
}

/** A reseller's own brand (SPEC 2, "themes"). */
export function supplierBrandingRoutes(router: Router): void {
  registerBrand(router, {
    get: contract.getSupplierBranding,
    themes: contract.listSupplierThemes,
    change: contract.changeSupplierTheme,
    publish: contract.publishSupplierTheme,
    discard: contract.discardSupplierTheme,
    restore: contract.restoreSupplierTheme,
    upload: contract.uploadSupplierImage,
    remove: contract.removeSupplierImage,
    keep: contract.keepSupplierImage,
  });
}

/** The own brand of a reseller's company; every other company keeps the product's (DECISIONS 23). */
export function companyBrandingRoutes(router: Router): void {
  registerBrand(router, {
    get: contract.getCompanyBranding,
    themes: contract.listCompanyThemes,
    change: contract.changeCompanyTheme,
    publish: contract.publishCompanyTheme,
    discard: contract.discardCompanyTheme,
    restore: contract.restoreCompanyTheme,
    upload: contract.uploadCompanyImage,
    remove: contract.removeCompanyImage,
    keep: contract.keepCompanyImage,
  });
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
};

/**
 * Pictures of brands, for pages of any origin and without a token. Opened on its own one is a sandboxed download that
 * runs and loads nothing. A name is its content's hash, so it is kept for good.
 */
export function brandImageRoutes({ open }: Router): void {
  open(contract.getBrandImage, async ({ params: { fileName }, services, reply }) => {
    const bytes = await services.files.read(storedAt(fileName)).catch(() => {
      throw new DomainError('file-not-found');
    });
    return reply
      .type(types[fileName.split('.')[1] ?? ''] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
