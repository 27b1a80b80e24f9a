import { checkVatNumber, type VatNumberCheck } from '@portal/contract/vat-number';
import { invalidFields } from '../../http/domain-error.ts';

/**
 * The VAT number as it is stored. A wrong check digit passes: the answer carries the warning (DECISIONS 17).
 *
 * @throws DomainError `invalid-data-provided` at `vat_no`
 */
export function storedVatNumber(text: string, country: string): string {
  const { number, error } = checkVatNumber(text, country);
  if (error) throw invalidFields({ path: 'vat_no', key: error });
  return number;
}

/** Whether a stored number deserves a second look. */
export function vatNoWarning(vatNo: string, country: string): VatNumberCheck['warning'] {
  return checkVatNumber(vatNo, country).warning;
}
