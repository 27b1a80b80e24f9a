import type { Locale } from '@portal/contract/constants';
import type { FileDraw } from '@portal/contract/salary-draws';
import { dayCell, type ExportCell } from '../../../tabular/write-csv.ts';

const headers: Record<Locale, string[]> = {
  'en-us': [
    'Employee number',
    'Employee',
    'Order',
    'Product',
    'Period',
    'Date',
    'Units',
    'Before subsidy',
    'Subsidy',
    'Gross draw',
    'Net draw',
    'Amount',
    'Currency',
  ],
  'da-dk': [
    'Medarbejdernr.',
    'Medarbejder',
    'Ordre',
    'Produkt',
    'Periode',
    'Dato',
    'Antal',
    'Før tilskud',
    'Tilskud',
    'Bruttotræk',
    'Nettotræk',
    'Beløb',
    'Valuta',
  ],
};

/** The file's draws as a table that people open in a spreadsheet. */
export function asTable(draws: FileDraw[], locale: Locale): { header: string[]; rows: ExportCell[][] } {
  const rows = draws.map((draw): ExportCell[] => [
    draw.employee.employNo ?? '',
    draw.employee.name,
    draw.orderNumber,
    draw.productName,
    draw.period,
    dayCell(draw.effectDate),
    draw.units,
    { minor: draw.priceBeforeSubsidy.amount },
    { minor: draw.subsidyPerMonth.amount },
    { minor: draw.grossDraw.amount },
    { minor: draw.netDraw.amount },
    { minor: draw.amount.amount },
    draw.amount.currency,
  ]);
  return { header: headers[locale], rows };
}
