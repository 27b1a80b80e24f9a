import type { SalaryFilePreview, SalarySystemLayout } from '@portal/contract/salary-systems';
import type { SalaryFileContext, SalaryRow } from '../../payroll/salary-row.ts';
import { writeSalaryFile } from '../../payroll/write-salary-file.ts';

/** Anna's first draw of RULES 7, so that the preview can be held against the layouts of RULES 4.1. */
const sampleRow: SalaryRow = {
  employNo: '1042',
  firstName: 'Anna',
  lastName: 'Berg',
  wageCode: '45',
  text: 'Phone X',
  units: 1,
  rate: 22_893,
  amount: 22_893,
  period: '2027-01',
  drawDay: '2027-01-20',
  department: 'Sales',
  orderNumber: '104-1',
};
/** The same given back, for another person: a layout with a line a person would make nothing of the two. */
const sampleCredit: SalaryRow = {
  ...sampleRow,
  employNo: '1043',
  firstName: 'Bo',
  lastName: 'Lund',
  rate: -22_893,
  amount: -22_893,
  orderNumber: '104-2',
};
const sampleFile: SalaryFileContext = {
  companyName: 'Nordlys A/S',
  companyVat: '12345678',
  employerNo: '12345678',
  payTerm: '51',
  period: '2027-01',
  batch: 1,
  created: new Date('2027-01-20T05:00:00Z'),
};

const decoders = { UTF8: 'utf-8', UTF8BOM: 'utf-8', WIN1252: 'windows-1252', ISO88591: 'latin1' } as const;

/**
 * What a sample draw and its credit look like in a layout: the real writer, read back in the layout's own encoding.
 */
export function previewLayout(layout: SalarySystemLayout): SalaryFilePreview {
  const { fileName, bytes, refused } = writeSalaryFile(layout, sampleFile, [sampleRow, sampleCredit]);
  return {
    fileName,
    text: new TextDecoder(decoders[layout.encoding]).decode(bytes),
    bytes: bytes.length,
    refused: [...new Map(refused.map(({ source, key }) => [source, { source, key }])).values()],
  };
}
