/** `@portal/imports`: the import wizard, the imports before, and the names of what a column can mean. */
export { fieldLabels } from './field-labels.ts';
export { ImportWizard } from './ImportWizard.tsx';
export { MappingFiles } from './MappingFiles.tsx';
export { EarlierImports, RecentImports } from './RecentImports.tsx';
