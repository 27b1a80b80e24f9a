import { createHash } from 'node:crypto';
import type { SalaryFileKind, SalarySystemLayout } from '@portal/contract/salary-systems';
import { csvLines } from './csv.ts';
import { encode } from './encode.ts';
import { salaryFileName } from './file-name.ts';
import { fixedLines } from './fixed.ts';
import { hogiaLines } from './hogia.ts';
import { paxmlLines } from './paxml.ts';
import { salaryLines } from './salary-lines.ts';
import type { SalaryFileContext, SalaryRow } from './salary-row.ts';
import { tluLines } from './tlu.ts';
import type { RefusedLine, WrittenLines } from './written-lines.ts';

type LinesOf = (layout: SalarySystemLayout, context: SalaryFileContext, rows: readonly SalaryRow[]) => WrittenLines;

const linesOf: Readonly<Record<SalaryFileKind, LinesOf>> = {
  CSV: csvLines,
  FIXED: fixedLines,
  PAXML: paxmlLines,
  TLU: tluLines,
  HOGIA: hogiaLines,
};

export type SalaryFile = { fileName: string; bytes: Buffer; sha256: string; refused: RefusedLine[] };

/**
 * The bytes of one salary file (RULES 4.3). Pure: the same layout, context and rows give the same bytes and SHA-256.
 * Rows are one company's, one currency's. Ask `missingData` first: without number or wage code there is no file.
 * Throws RangeError when a row's amount is not units x rate, which only a programmer can cause.
 */
export function writeSalaryFile(
  layout: SalarySystemLayout,
  context: SalaryFileContext,
  rows: Iterable<SalaryRow>,
): SalaryFile {
  const { lines, refused } = linesOf[layout.kind](layout, context, salaryLines(rows, layout));
  const lineEnd = layout.lineEnd === 'CRLF' ? '\r\n' : '\n';
  const text = lines.join(lineEnd) + (layout.finalLineEnd && lines.length > 0 ? lineEnd : '');
  const bytes = encode(text, layout.encoding);
  return {
    fileName: salaryFileName(layout, context),
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    refused,
  };
}
