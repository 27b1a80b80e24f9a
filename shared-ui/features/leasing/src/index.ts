/**
 * `@portal/leasing`: leasing agreements of one company: list, form, view. Whose they are is handed in with its calls.
 * Every name is listed here.
 */
export { leasingChoices, type LeasingCalls } from './leasing.api.ts';
export { LeasingForm } from './LeasingForm.tsx';
export { LeasingList } from './LeasingList.tsx';
export { LeasingView } from './LeasingView.tsx';
