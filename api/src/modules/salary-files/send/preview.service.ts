import type { FilePreview } from '@portal/contract/salary-file-preview';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { previewBytes, previewOf } from '../../../payroll/preview.ts';
import type { Services } from '../../../services.ts';
import { salaryFileBytes } from '../salary-files.queries.ts';

/**
 * The beginning of a file's bytes, which does not make it final: nothing can be loaded from it (DECISIONS 36). Errors:
 * `salary_file_not_found`.
 */
export async function previewFile(
  db: Db,
  { files }: Services,
  scope: CompanyScope,
  salaryFileId: string,
): Promise<FilePreview> {
  const { path, fileName } = await salaryFileBytes(db, scope, salaryFileId);
  const { layout } = await db
    .selectFrom('salary_files')
    .select('layout')
    .where('id', '=', salaryFileId)
    .where('company_id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  const parts: Buffer[] = [];
  let read = 0;
  for await (const chunk of await files.stream(path)) {
    const part: Buffer = chunk;
    parts.push(part);
    read += part.length;
    if (read > previewBytes) break;
  }
  return previewOf(fileName, Buffer.concat(parts), layout.encoding);
}
