import type { EmployeeImportField, ProductImportField } from '@portal/contract/import-fields';
import { detectDateFormat } from './dates.ts';
import { parseDecimal } from './numbers.ts';

type ImportField = ProductImportField | EmployeeImportField;

const emailLike = /^\S+@\S+\.\S+$/;
const linkLike = /^(?:https?:)?\/\/\S+$/i;
const imageLike = /\.(?:jpe?g|png|gif|webp|avif)(?:\?\S*)?$/i;
const gtinLike = /^(?:\d{8}|\d{12,14})$/;

function mostly(values: readonly string[], test: (value: string) => boolean): boolean {
  return values.length > 0 && values.filter((value) => test(value.trim())).length >= values.length * 0.8;
}

/** Whether a column's values could be this field at all; a similar name alone does not make `ProductLine` a link. */
export function fitsContent(field: ImportField, values: readonly string[]): boolean {
  switch (field) {
    case 'price':
    case 'retailPrice':
    case 'weight':
    case 'allRisk':
    case 'employeeIns':
    case 'billingPeriod':
      return mostly(values, (value) => parseDecimal(value) !== undefined);
    case 'email':
    case 'emailPrivate':
      return mostly(values, (value) => emailLike.test(value));
    case 'image':
      return mostly(values, (value) => linkLike.test(value) || imageLike.test(value));
    case 'productLink':
      return mostly(values, (value) => linkLike.test(value));
    case 'birthday':
    case 'exitDate':
      return detectDateFormat(values) !== undefined;
    default:
      return true;
  }
}

/** Fields that values give away without any header: e-mail addresses, pictures, links, bar codes. */
export function isKnownByContent(field: ImportField, values: readonly string[]): boolean {
  switch (field) {
    case 'email':
      return mostly(values, (value) => emailLike.test(value));
    case 'image':
      return mostly(values, (value) => linkLike.test(value) && imageLike.test(value));
    case 'productLink':
      return mostly(values, (value) => linkLike.test(value) && !imageLike.test(value));
    case 'GTIN':
      return mostly(values, (value) => gtinLike.test(value) && hasCheckDigit(value));
    default:
      return false;
  }
}

/** The last digit of a GTIN makes the weighted sum a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
