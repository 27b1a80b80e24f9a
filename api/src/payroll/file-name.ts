import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { SalaryFileContext } from './salary-row.ts';

const nordic: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  Æ: 'Ae',
  Ø: 'Oe',
  Å: 'Aa',
  Ä: 'Ae',
  Ö: 'Oe',
  ß: 'ss',
};

function lettersAndDigits(name: string): string {
  return [...name]
    .map((character) => nordic[character] ?? character)
    .join('')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '');
}

/**
 * The file's name from the layout's template. When it is longer than the system takes, the company's name is cut and
 * never the period or batch, so names stay unique: some systems load a name only once (RULES 4.1).
 */
export function salaryFileName(
  layout: Pick<SalarySystemLayout, 'fileName' | 'fileNameMaxLength'>,
  context: Pick<SalaryFileContext, 'companyName' | 'period' | 'batch'>,
): string {
  const dot = layout.fileName.lastIndexOf('.');
  const [template, extension] =
    dot > 0 ? [layout.fileName.slice(0, dot), layout.fileName.slice(dot)] : [layout.fileName, ''];
  const filled = template
    .replaceAll('{yyyy}', context.period.slice(0, 4))
    .replaceAll('{mm}', context.period.slice(5, 7))
    .replaceAll('{batch}', String(context.batch));
  const slots = filled.split('{company}').length - 1;
  const space =
    slots === 0
      ? 0
      : Math.max(0, Math.floor((layout.fileNameMaxLength - filled.replaceAll('{company}', '').length) / slots));
  return filled.replaceAll('{company}', lettersAndDigits(context.companyName).slice(0, space)) + extension;
}
