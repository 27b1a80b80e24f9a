import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HrSystem } from '@portal/contract/hr-systems';

type Labels<Code extends string> = Record<Code, MessageDescriptor>;

export const fileKindLabels: Labels<HrSystem['importKind']> = {
  CSV: msg`Separated columns (CSV)`,
  XLSX: msg`Excel workbook (XLSX)`,
};
export const fileEncodingLabels: Labels<HrSystem['encoding']> = {
  UTF8: msg`UTF-8`,
  WIN1252: msg`Windows-1252`,
  UTF16: msg`UTF-16`,
};
export const missingLabels: Labels<HrSystem['onMissing']> = {
  IGNORE: msg`Say nothing`,
  FLAG: msg`Say how many are missing`,
};
