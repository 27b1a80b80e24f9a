import { DomainError } from '../../http/domain-error.ts';

const secret = /password|secret|token|api.?key|cpr/i;

/**
 * What is kept of a form: everything but secrets, however deep they stand.
 *
 * @throws DomainError `invalid-data-provided` for what is no JSON object, or nested deeper than any form
 */
export function keptFields(written: string): string {
  try {
    const fields: unknown = JSON.parse(written);
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      return JSON.stringify(fields, (name, value: unknown) => (secret.test(name) ? undefined : value));
  } catch {
    // Refused below, as what is no object is.
  }
  throw new DomainError('invalid-data-provided');
}
