export { MasterDataPage as default } from '@portal/catalogs';
