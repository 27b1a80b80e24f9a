import * as v from 'valibot';
import { company, Id } from './endpoint.ts';

/** A company's salary files are its own. */
export { company };

export const withFile = { ...company, ids: { 'params.salaryFileId': 'salary-file' } } as const;
export const FileParams = v.strictObject({ salaryFileId: Id });
