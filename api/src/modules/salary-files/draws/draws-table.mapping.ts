import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import type { FileDraw } from '@portal/contract/salary-draws';
import { i18nOf } from '../../../i18n.ts';
import { dayCell, type ExportCell } from '../../../tabular/write-csv.ts';

const headers = (i18n: I18n): string[] => [
  i18n.t({ id: 'table.employNo', message: 'Employee number' }),
  i18n.t('Employee'),
  i18n.t('Order'),
  i18n.t('Product'),
  i18n.t('Period'),
  i18n.t('Date'),
  i18n.t('Units'),
  i18n.t('Before subsidy'),
  i18n.t('Subsidy'),
  i18n.t('Gross draw'),
  i18n.t('Net draw'),
  i18n.t('Amount'),
  i18n.t('Currency'),
];

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
  return { header: headers(i18nOf(locale)), rows };
}
