import type { Router } from './http/route.ts';
import { adminAdministratorRoutes, supplierAdministratorRoutes, userAdminRoutes } from './modules/admins/index.ts';
import { adminAttributeRoutes, supplierAttributeRoutes } from './modules/attributes/index.ts';
import { activityRoutes, auditRoutes } from './modules/audit/index.ts';
import { authRoutes, secondStepRoutes, seeAsRoutes, userRoutes } from './modules/auth/index.ts';
import { brandImageRoutes, companyBrandingRoutes, supplierBrandingRoutes } from './modules/branding/index.ts';
import { adminCatalogRoutes, supplierCatalogRoutes } from './modules/catalogs/index.ts';
import { categoryRoutes } from './modules/categories/index.ts';
import { adminCompanyRoutes, supplierCompanyRoutes } from './modules/companies/index.ts';
import { companyCatalogRoutes } from './modules/company-catalogs/index.ts';
import { companyProfileRoutes } from './modules/company-profile/index.ts';
import { adminCompanySettingsRoutes, companySettingsRoutes } from './modules/company-settings/index.ts';
import { currencyRoutes } from './modules/currencies/index.ts';
import { adminEmployeeRoutes, companyEmployeeRoutes } from './modules/employees/index.ts';
import {
  adminEndOfTermRoutes,
  companyEndOfTermRoutes,
  employeeEndOfTermRoutes,
  supplierEndOfTermRoutes,
} from './modules/end-of-term/index.ts';
import { homeRoutes } from './modules/home/index.ts';
import { hrSystemRoutes } from './modules/hr-systems/index.ts';
import { adminImportRoutes, companyImportRoutes, supplierImportRoutes } from './modules/imports/index.ts';
import { jobRoutes } from './modules/jobs/index.ts';
import { adminLeasingRoutes, companyLeasingRoutes } from './modules/leasing/index.ts';
import { masterDataRoutes } from './modules/master-data/index.ts';
import { notificationRoutes } from './modules/notifications/index.ts';
import { operationsRoutes } from './modules/operations/index.ts';
import { adminOrderFileRoutes, companyOrderFileRoutes, supplierOrderFileRoutes } from './modules/order-files/index.ts';
import { adminOrderRoutes, companyOrderRoutes, supplierOrderRoutes } from './modules/orders/index.ts';
import { adminOverviewRoutes } from './modules/overviews/index.ts';
import { payInFullFeeRoutes } from './modules/pay-in-full-fees/index.ts';
import {
  adminPayInFullRoutes,
  companyPayInFullRoutes,
  employeePayInFullRoutes,
  paymentRoutes,
} from './modules/pay-in-full/index.ts';
import { adminPaymentDetailsRoutes, companyPaymentDetailsRoutes } from './modules/payment-details/index.ts';
import { pictureFileRoutes } from './modules/pictures/index.ts';
import { adminProductRoutes, supplierProductRoutes } from './modules/products/index.ts';
import { releaseRoutes } from './modules/releases/index.ts';
import {
  adminConversationRoutes,
  adminRmaRoutes,
  companyConversationRoutes,
  companyRmaRoutes,
  employeeConversationRoutes,
  employeeRmaRoutes,
  supplierConversationRoutes,
  supplierRmaRoutes,
} from './modules/rma/index.ts';
import { adminSalaryFileRoutes, companySalaryFileRoutes } from './modules/salary-files/index.ts';
import { salarySystemRoutes } from './modules/salary-systems/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import { companyProposalRoutes, employeeOrderRoutes, shopRoutes } from './modules/shop/index.ts';
import {
  adminSubscriptionRoutes,
  companySubscriptionRoutes,
  mailTextRoutes,
  subscriptionDraftRoutes,
} from './modules/subscriptions/index.ts';
import { adminSupplierRoutes, supplierProfileRoutes } from './modules/suppliers/index.ts';
import { taxTableRoutes } from './modules/tax-tables/index.ts';
import { formDraftRoutes, listColumnRoutes } from './modules/users/index.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';

/**
 * Everything the API answers, by the portal that calls it. Which roles may call an endpoint stands beside it in the
 * contract.
 */
export const routes: ((router: Router) => void)[] = [
  // company
  activityRoutes,
  companyBrandingRoutes,
  companyCatalogRoutes,
  companyEmployeeRoutes,
  companyEndOfTermRoutes,
  companyImportRoutes,
  companyLeasingRoutes,
  companyOrderFileRoutes,
  companyOrderRoutes,
  companyPayInFullRoutes,
  companyPaymentDetailsRoutes,
  companyProfileRoutes,
  companyProposalRoutes,
  companyConversationRoutes,
  companyRmaRoutes,
  companySalaryFileRoutes,
  companySettingsRoutes,
  companySubscriptionRoutes,
  subscriptionDraftRoutes,
  // supplier
  supplierAdministratorRoutes,
  supplierAttributeRoutes,
  supplierBrandingRoutes,
  supplierCatalogRoutes,
  supplierCompanyRoutes,
  supplierEndOfTermRoutes,
  supplierImportRoutes,
  supplierOrderFileRoutes,
  supplierOrderRoutes,
  supplierProductRoutes,
  supplierProfileRoutes,
  supplierConversationRoutes,
  supplierRmaRoutes,
  // admin
  adminAdministratorRoutes,
  adminAttributeRoutes,
  adminCatalogRoutes,
  adminCompanyRoutes,
  adminCompanySettingsRoutes,
  adminEmployeeRoutes,
  adminImportRoutes,
  adminEndOfTermRoutes,
  adminLeasingRoutes,
  adminOrderFileRoutes,
  adminOrderRoutes,
  adminOverviewRoutes,
  adminPayInFullRoutes,
  adminPaymentDetailsRoutes,
  adminProductRoutes,
  adminConversationRoutes,
  adminRmaRoutes,
  adminSalaryFileRoutes,
  adminSubscriptionRoutes,
  adminSupplierRoutes,
  auditRoutes,
  hrSystemRoutes,
  operationsRoutes,
  salarySystemRoutes,
  taxTableRoutes,
  userAdminRoutes,
  // employee
  employeeEndOfTermRoutes,
  employeeOrderRoutes,
  employeePayInFullRoutes,
  employeeConversationRoutes,
  employeeRmaRoutes,
  shopRoutes,
  // several portals, or callers without a session
  authRoutes,
  brandImageRoutes,
  categoryRoutes,
  currencyRoutes,
  homeRoutes,
  jobRoutes,
  formDraftRoutes,
  listColumnRoutes,
  mailTextRoutes,
  masterDataRoutes,
  notificationRoutes,
  payInFullFeeRoutes,
  paymentRoutes,
  pictureFileRoutes,
  privacyRoutes,
  releaseRoutes,
  searchRoutes,
  secondStepRoutes,
  seeAsRoutes,
  userRoutes,
];
