export { companyProposalRoutes } from './company.routes.ts';
export { employeeOrderRoutes } from './employee-orders.routes.ts';
export { endProposals, remindProposals } from './end-proposals.job.ts';
export { attributesOf, offerOf } from './offer.mapping.ts';
export { findProduct, listAccessories, listPricedProducts, type PricedProduct } from './shop.queries.ts';
export { taxTable, taxTableOf } from './tax-table.queries.ts';
export { shopRoutes } from './shop.routes.ts';
