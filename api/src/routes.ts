import type { Router } from './http/route.ts';
import { adminAdministratorRoutes } from './modules/admins/admin.routes.ts';
import { supplierAdministratorRoutes } from './modules/admins/supplier.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { secondStepRoutes } from './modules/auth/second-step.routes.ts';
import { userRoutes } from './modules/auth/user.routes.ts';
import { brandImageRoutes, companyBrandingRoutes, supplierBrandingRoutes } from './modules/branding/branding.routes.ts';
import { adminCatalogRoutes, supplierCatalogRoutes } from './modules/catalogs/catalog.routes.ts';
import { categoryRoutes } from './modules/categories/categories.routes.ts';
import { adminCompanyRoutes } from './modules/companies/admin.routes.ts';
import { supplierCompanyRoutes } from './modules/companies/supplier.routes.ts';
import { companyCatalogRoutes } from './modules/company-catalogs/company.routes.ts';
import { companyProfileRoutes } from './modules/company-profile/company.routes.ts';
import { companySettingsRoutes } from './modules/company-settings/company.routes.ts';
import { currencyRoutes } from './modules/currencies/currencies.routes.ts';
import { companyEmployeeRoutes } from './modules/employees/company.routes.ts';
import { homeRoutes } from './modules/home/home.routes.ts';
import { hrSystemRoutes } from './modules/hr-systems/hr-systems.routes.ts';
import { companyImportRoutes } from './modules/imports/company.routes.ts';
import { supplierImportRoutes } from './modules/imports/supplier.routes.ts';
import { jobRoutes } from './modules/jobs/jobs.routes.ts';
import { adminLeasingRoutes } from './modules/leasing/admin.routes.ts';
import { companyLeasingRoutes } from './modules/leasing/company.routes.ts';
import { operationsRoutes } from './modules/operations/operations.routes.ts';
import {
  adminOrderFileRoutes,
  companyOrderFileRoutes,
  supplierOrderFileRoutes,
} from './modules/order-files/order-files.routes.ts';
import { adminOrderRoutes } from './modules/orders/admin.routes.ts';
import { companyOrderRoutes } from './modules/orders/company.routes.ts';
import { supplierOrderRoutes } from './modules/orders/supplier.routes.ts';
import { adminPayInFullRoutes } from './modules/pay-in-full/admin.routes.ts';
import { companyPayInFullRoutes } from './modules/pay-in-full/company.routes.ts';
import { employeePayInFullRoutes } from './modules/pay-in-full/employee.routes.ts';
import { paymentRoutes } from './modules/pay-in-full/payment.routes.ts';
import { adminProductRoutes, supplierProductRoutes } from './modules/products/product.routes.ts';
import { adminRmaRoutes, companyRmaRoutes, employeeRmaRoutes, supplierRmaRoutes } from './modules/rma/rma.routes.ts';
import { companySalaryFileRoutes } from './modules/salary-files/company.routes.ts';
import { salarySystemRoutes } from './modules/salary-systems/salary-systems.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { companyProposalRoutes } from './modules/shop/company.routes.ts';
import { employeeOrderRoutes } from './modules/shop/employee-orders.routes.ts';
import { shopRoutes } from './modules/shop/shop.routes.ts';
import { adminSubscriptionRoutes } from './modules/subscriptions/admin.routes.ts';
import { companySubscriptionRoutes } from './modules/subscriptions/company.routes.ts';
import { adminSupplierRoutes } from './modules/suppliers/admin.routes.ts';
import { supplierProfileRoutes } from './modules/suppliers/supplier.routes.ts';
import { taxTableRoutes } from './modules/tax-tables/tax-tables.routes.ts';
import { listColumnRoutes } from './modules/users/list-columns.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';

/**
 * Everything the API answers, by the portal that calls it. Which roles may call an endpoint stands beside it in the
 * contract.
 */
export const routes: ((router: Router) => void)[] = [
  // company
  companyBrandingRoutes,
  companyCatalogRoutes,
  companyEmployeeRoutes,
  companyImportRoutes,
  companyLeasingRoutes,
  companyOrderFileRoutes,
  companyOrderRoutes,
  companyPayInFullRoutes,
  companyProfileRoutes,
  companyProposalRoutes,
  companyRmaRoutes,
  companySalaryFileRoutes,
  companySettingsRoutes,
  companySubscriptionRoutes,
  // supplier
  supplierAdministratorRoutes,
  supplierBrandingRoutes,
  supplierCatalogRoutes,
  supplierCompanyRoutes,
  supplierImportRoutes,
  supplierOrderFileRoutes,
  supplierOrderRoutes,
  supplierProductRoutes,
  supplierProfileRoutes,
  supplierRmaRoutes,
  // admin
  adminAdministratorRoutes,
  adminCatalogRoutes,
  adminCompanyRoutes,
  adminLeasingRoutes,
  adminOrderFileRoutes,
  adminOrderRoutes,
  adminPayInFullRoutes,
  adminProductRoutes,
  adminRmaRoutes,
  adminSubscriptionRoutes,
  adminSupplierRoutes,
  auditRoutes,
  hrSystemRoutes,
  operationsRoutes,
  salarySystemRoutes,
  taxTableRoutes,
  // employee
  employeeOrderRoutes,
  employeePayInFullRoutes,
  employeeRmaRoutes,
  shopRoutes,
  // several portals, or callers without a session
  authRoutes,
  brandImageRoutes,
  categoryRoutes,
  currencyRoutes,
  homeRoutes,
  jobRoutes,
  listColumnRoutes,
  paymentRoutes,
  privacyRoutes,
  searchRoutes,
  secondStepRoutes,
  userRoutes,
];
