import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isErrorKey, type ErrorDetail } from '@portal/contract/errors';
import { DomainError } from '../http/domain-error.ts';

/**
 * Validates with the contract's own schemas. Fastify's default would drop unknown keys and turn "1" into 1 in
 * silence (SECURITY finding 5); here both are 400 with the path and key of each fault.
 */
export function useContractValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<v.GenericSchema>(({ schema }) => (value: unknown) => {
    // A query or path without parameters arrives as an object without prototype.
    const result = v.safeParse(schema, typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : value);
    if (result.success) return { value: result.output };
    return { error: new DomainError('invalid-data-provided', result.issues.map(toDetail)) };
  });
  app.setSchemaErrorFormatter((errors) => (errors[0] as unknown as Error) ?? new DomainError('invalid-data-provided'));
}

/** Path and key of one fault, for the summary and the field beside it. */
export function toDetail(issue: v.BaseIssue<unknown>): ErrorDetail {
  const path = (issue.path ?? []).map((part) => String(part.key)).join('.');
  if (isErrorKey(issue.message)) return { path, key: issue.message };
  return { path, key: issue.input === undefined ? 'required' : 'invalid-data-provided' };
}
