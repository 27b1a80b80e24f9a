/** `@portal/shared-ui/imports`: the import wizard, carried by the remotes that mount it. */
export { ImportWizard, type ImportWizardProps } from './imports/ImportWizard.tsx';
