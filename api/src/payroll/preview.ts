import type { FilePreview } from '@portal/contract/salary-file-preview';
import type { SalaryEncoding } from '@portal/contract/salary-systems';

/** Bytes that a preview looks at: more lines than a person reads. */
export const previewBytes = 16_384;
/** Bytes of them that are shown one by one. */
const hexBytes = 512;

const labels: Readonly<Record<SalaryEncoding, string>> = {
  UTF8: 'utf-8',
  UTF8BOM: 'utf-8',
  WIN1252: 'windows-1252',
  ISO88591: 'iso-8859-1',
};

/** The beginning of a file. Of one that goes on only whole lines are text, so that none seems to be cut off. */
export function previewOf(fileName: string, bytes: Buffer, encoding: SalaryEncoding): FilePreview {
  const isWhole = bytes.length <= previewBytes;
  const text = new TextDecoder(labels[encoding]).decode(bytes.subarray(0, previewBytes));
  const lastLine = text.lastIndexOf('\n') + 1;
  return {
    fileName,
    encoding,
    text: isWhole || lastLine === 0 ? text : text.slice(0, lastLine),
    hex: bytes.subarray(0, hexBytes).toString('hex'),
    isWhole,
  };
}
