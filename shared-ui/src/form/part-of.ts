import type { SchemaForm } from './use-schema-form.ts';

/**
 * A form seen as the part of it that several forms share, so that create and edit can use the same fields. The compiler
 * checks that the form has every field of the part; what react-hook-form types beyond that differs per form.
 */
export function partOf<Part extends Record<string, unknown>, In extends Part, Out>(
  form: SchemaForm<In, Out>,
): SchemaForm<Part, unknown> {
  return form as unknown as SchemaForm<Part, unknown>;
}
