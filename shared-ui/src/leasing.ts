/**
 * `@portal/shared-ui/leasing`: leasing agreements of one company: list, form, view. Whose they are is handed in with
 * its calls. Carried by the company and back-office remotes. Every name is listed here.
 */
export { leasingChoices, type LeasingCalls } from './leasing/leasing-calls.ts';
export { LeasingForm } from './leasing/LeasingForm.tsx';
export { LeasingList } from './leasing/LeasingList.tsx';
export { LeasingView } from './leasing/LeasingView.tsx';
