import * as contract from '@portal/contract/branding';
import { asUpload } from '../../access/uploads-at-work.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { getCompanyBrand, getSupplierBrand, listThemes } from './branding.queries.ts';
import { changePicture, changeTheme, keepUpload, storedAt } from './branding.service.ts';

/** A reseller's own brand (SPEC 2, "themes"). */
export function supplierBrandingRoutes({ route }: Router): void {
  route(contract.getSupplierBranding, ({ scope, tenant }) => tenant((db) => getSupplierBrand(db, scope)));
  route(contract.listSupplierThemes, ({ scope, tenant }) =>
    tenant(async (db) => {
      await getSupplierBrand(db, scope);
      return listThemes(db, scope);
    }),
  );
  route(contract.changeSupplierTheme, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      await getSupplierBrand(db, scope);
      await changeTheme(db, scope, body, { now, requestId });
      return getSupplierBrand(db, scope);
    }),
  );
  route(
    contract.uploadSupplierImage,
    async ({ params, scope, session, now, requestId, request, reply, services, tenant }) => {
      // Refused before a byte of the file is looked at.
      if (!scope.isReseller) throw new DomainError('no-permission-to-access-page');
      const path = await asUpload(services.pool, session.userId, reply, () =>
        keepUpload(request, services.files, params.slot),
      );
      return tenant(async (db) => {
        await changePicture(db, scope, params.slot, path, { now, requestId });
        return getSupplierBrand(db, scope);
      });
    },
  );
  route(contract.removeSupplierImage, ({ params, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      await getSupplierBrand(db, scope);
      await changePicture(db, scope, params.slot, null, { now, requestId });
      return getSupplierBrand(db, scope);
    }),
  );
}

/** The own brand of a reseller's company; every other company keeps the product's (DECISIONS 23). */
export function companyBrandingRoutes({ route }: Router): void {
  route(contract.getCompanyBranding, ({ scope, tenant }) => tenant((db) => getCompanyBrand(db, scope)));
  route(contract.listCompanyThemes, ({ scope, tenant }) =>
    tenant(async (db) => {
      await getCompanyBrand(db, scope);
      return listThemes(db, scope);
    }),
  );
  route(contract.changeCompanyTheme, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      await getCompanyBrand(db, scope);
      await changeTheme(db, scope, body, { now, requestId });
      return getCompanyBrand(db, scope);
    }),
  );
  route(
    contract.uploadCompanyImage,
    async ({ params, scope, now, requestId, request, reply, services, session, tenant }) => {
      if (!session.isReseller) throw new DomainError('no-permission-to-access-page');
      const path = await asUpload(services.pool, session.userId, reply, () =>
        keepUpload(request, services.files, params.slot),
      );
      return tenant(async (db) => {
        await changePicture(db, scope, params.slot, path, { now, requestId });
        return getCompanyBrand(db, scope);
      });
    },
  );
  route(contract.removeCompanyImage, ({ params, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      await getCompanyBrand(db, scope);
      await changePicture(db, scope, params.slot, null, { now, requestId });
      return getCompanyBrand(db, scope);
    }),
  );
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
