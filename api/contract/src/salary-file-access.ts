import * as v from 'valibot';
import { Id } from './endpoint.ts';

/** A company's salary files are its own. */
export const company = { roles: ['company'], boundary: 'company' } as const;

export const withFile = { ...company, ids: { 'params.salaryFileId': 'salary-file' } } as const;
export const FileParams = v.strictObject({ salaryFileId: Id });
