import {
  downloadMapping,
  listMappings,
  readMappingFile,
  removeMapping,
  renameMapping,
  uploadMapping,
  type SavedMapping,
} from '@portal/contract/import-mappings';
import { ApiError, call, download, queryOf } from '@portal/shared-ui';

export const savedMappings = () => queryOf(['import-mappings'], listMappings);

export const renameTo = ({ id, version }: SavedMapping, name: string) =>
  call(renameMapping, { params: { mappingId: id }, body: { name, version } });
export const remove = ({ id }: SavedMapping) => call(removeMapping, { params: { mappingId: id } });
export const downloadFile = ({ id, name }: SavedMapping) =>
  download(downloadMapping, { params: { mappingId: id } }, `${name}.json`);

/** Sends a file that was downloaded before; what is none is refused here already, as the server would. */
export async function uploadFile(file: File) {
  const mapping = readMappingFile(await file.text());
  if (!mapping) throw new ApiError({ key: 'file-cannot-be-read', status: 400, requestId: '' });
  return call(uploadMapping, { body: mapping });
}
