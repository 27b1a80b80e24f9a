import * as contract from '@portal/contract/branding';
import { asUpload } from '../../access/uploads-at-work.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { getBrand, listThemes } from './branding.queries.ts';
import { changePicture, changeTheme, keepUpload, storedAt } from './branding.service.ts';

type Brands = {
  get: typeof contract.getSupplierBranding | typeof contract.getCompanyBranding;
  themes: typeof contract.listSupplierThemes | typeof contract.listCompanyThemes;
  change: typeof contract.changeSupplierTheme | typeof contract.changeCompanyTheme;
  upload: typeof contract.uploadSupplierImage | typeof contract.uploadCompanyImage;
  remove: typeof contract.removeSupplierImage | typeof contract.removeCompanyImage;
};

function registerBrand({ route }: Router, { get, themes, change, upload, remove }: Brands): void {
  route(get, ({ scope, tenant }) => tenant((db) => getBrand(db, scope)));
  route(themes, ({ scope, tenant }) =>
    tenant(async (db) => {
      await getBrand(db, scope);
      return listThemes(db, scope);
    }),
  );
  route(change, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      await getBrand(db, scope);
      await changeTheme(db, scope, body, { now, requestId });
      return getBrand(db, scope);
    }),
  );
  route(upload, async ({ params, scope, session, now, requestId, request, reply, services, tenant }) => {
    // Refused before a byte of the file is looked at.
    if (!session.isReseller) throw new DomainError('no-permission-to-access-page');
    const path = await asUpload(services.pool, session.userId, reply, () =>
      keepUpload(request, services.files, params.slot),
    );
    return tenant(async (db) => {
      await changePicture(db, scope, params.slot, path, { now, requestId });
      return getBrand(db, scope);
    });
  });
  route(remove, ({ params, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      await getBrand(db, scope);
      await changePicture(db, scope, params.slot, null, { now, requestId });
      return getBrand(db, scope);
    }),
  );
}

/** A reseller's own brand (SPEC 2, "themes"). */
export function supplierBrandingRoutes(router: Router): void {
  registerBrand(router, {
    get: contract.getSupplierBranding,
    themes: contract.listSupplierThemes,
    change: contract.changeSupplierTheme,
    upload: contract.uploadSupplierImage,
    remove: contract.removeSupplierImage,
  });
}

/** The own brand of a reseller's company; every other company keeps the product's (DECISIONS 23). */
export function companyBrandingRoutes(router: Router): void {
  registerBrand(router, {
    get: contract.getCompanyBranding,
    themes: contract.listCompanyThemes,
    change: contract.changeCompanyTheme,
    upload: contract.uploadCompanyImage,
    remove: contract.removeCompanyImage,
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
