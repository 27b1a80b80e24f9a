import type { CompanyProductDetail } from '@portal/contract/company-catalogs';
import type { Day } from '@portal/contract/days';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { attributesOf, findProduct, listAccessories, offerOf, taxTable } from '../shop/index.ts';
import { findCompanyCatalog, findCompanyProduct } from './company-catalogs.queries.ts';

/**
 * A product with the offer that the wizard's live example prices: the shop's own offer, with both insurances, gross
 * and net draw and no subsidy, because those are what the admin is about to choose.
 */
export async function getCompanyProduct(
  db: Db,
  scope: CompanyScope,
  catalogId: string,
  productId: string,
  today: Day,
): Promise<CompanyProductDetail> {
  const catalog = await findCompanyCatalog(db, scope, catalogId);
  if (!catalog) throw new DomainError('catalog-not-in-your-company');
  const [product, priced] = [
    await findCompanyProduct(db, catalogId, productId),
    await findProduct(db, [catalogId], productId),
  ];
  if (!product || !priced) throw new DomainError('product-not-found');
  const [accessories, taxes] = [await listAccessories(db, [catalogId], [productId]), await taxTable(db, scope, today)];
  const choices = {
    allRisk: true,
    employeeIns: true,
    draws: 'both',
    periods: [12],
    defaultMonths: 12,
    subsidyYearly: 0,
    subsidyPerMonth: 0,
    subsidyLeft: 0,
  } as const;
  const offer = offerOf(
    priced,
    {
      ...choices,
      periods: [...choices.periods],
      currency: catalog.currency,
      accessoriesEnabled: catalog.accessoriesEnabled,
    },
    accessories,
    taxes,
  );
  return { ...product, attributes: attributesOf(product.attributes), offer };
}
