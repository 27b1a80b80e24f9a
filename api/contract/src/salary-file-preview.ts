import * as v from 'valibot';
import { dataOf, endpoint } from './endpoint.ts';
import { FileParams, withFile } from './salary-file-access.ts';
import { ofRun } from './salary-runs.ts';
import { salaryEncodings } from './salary-systems.ts';

/**
 * The beginning of a payroll file, as people and as machines read it: whole lines, and its first bytes as hexadecimal
 * digits. `isWhole` where nothing follows the text.
 */
export const FilePreview = v.object({
  fileName: v.string(),
  encoding: v.picklist(salaryEncodings),
  text: v.string(),
  hex: v.string(),
  isWhole: v.boolean(),
});
export type FilePreview = v.InferOutput<typeof FilePreview>;

export const previewFileText = endpoint('GET', '/company/salaryfiles/:salaryFileId/text', {
  summary: 'The beginning of a salary file as text and bytes, to look at before it is sent',
  policy: withFile,
  params: FileParams,
  response: dataOf(FilePreview),
  errors: ['salary_file_not_found', 'file-not-found'],
});

export const previewRunText = endpoint('GET', '/company/salaryfiles/runs/:period/text', {
  summary: 'The same of a coming file, one a currency; none while something stops it',
  ...ofRun,
  response: dataOf(v.array(FilePreview)),
  errors: ['salary_file_not_found'],
});
