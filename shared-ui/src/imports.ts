/** `@portal/shared-ui/imports`: the import wizard and the imports before, carried by the remotes that mount them. */
export { ImportWizard, type ImportWizardProps } from './imports/ImportWizard.tsx';
export { RecentImports } from './imports/RecentImports.tsx';
