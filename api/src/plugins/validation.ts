import { isErrorKey, type ErrorDetail } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { DomainError } from '../http/domain-error.ts';

/**
 * Validates with the contract's own schemas. Fastify's default would drop unknown keys and turn "1" into 1 in
 * silence (SECURITY finding 5); here both are 400 with the path and key of each fault.
 */
export function useContractValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<v.GenericSchema>(({ schema }) => (value: unknown) => {
    const unstorable = unstorablePath(value, '');
    if (unstorable !== undefined)
      return { error: new DomainError('invalid-data-provided', [{ path: unstorable, key: 'invalid-data-provided' }]) };
    // A query or path without parameters arrives as an object without prototype.
    const result = v.safeParse(
      schema,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : value,
    );
    if (result.success) return { value: result.output };
    return { error: new DomainError('invalid-data-provided', result.issues.map(toDetail)) };
  });
  app.setSchemaErrorFormatter(([first]) => (first instanceof Error ? first : new DomainError('invalid-data-provided')));
}

/** Where a text stands that no database can hold: half of a character, or a NUL; also as the name of a field. */
function unstorablePath(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = unstorablePath(name, path) ?? unstorablePath(part, path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Path and key of one fault, for the summary and the field beside it. */
export function toDetail(issue: v.BaseIssue<unknown>): ErrorDetail {
  const path = (issue.path ?? []).map((part) => String(part.key)).join('.');
  if (isErrorKey(issue.message)) return { path, key: issue.message };
  return { path, key: issue.input === undefined ? 'required' : 'invalid-data-provided' };
}
