import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import type { ApiError } from '../../api/api-error.ts';
import { isOutdated } from '../../query/is-outdated.ts';
import { changedFields, isUnchanged } from '../changed-fields.ts';
import type { SchemaForm } from '../use-schema-form.ts';
import { compare, merged, type Choice, type Comparison } from './conflict.ts';

/** Two people changed the same thing: `decide` gets the choices, or nothing when the person goes back to the form. */
export type OpenConflict = Comparison & { decide: (chosen?: ReadonlyMap<string, Choice>) => void };

type Row = { version: number };
type Query<Read> = { queryKey: QueryKey; queryFn?: unknown; meta?: Record<string, unknown> | undefined } & {
  /** never called: it says what the query answers */
  readonly _?: Read;
};

type Editing<One extends Row, In extends FieldValues, Out, Change extends object> = {
  row: One;
  /** the row as the form holds it */
  toValues: (row: One) => DefaultValues<In> & { readonly [K in keyof Out]?: unknown };
  /** what is to be sent, where the form holds something else than the row's fields */
  changed?: (row: One, values: Out) => Change;
  /** asks for the row again when another person saved it meanwhile */
  newest: Query<{ data: One }>;
  send: (change: Change & Row) => Promise<unknown>;
};

function rowOf<One extends Row>(answer: unknown): One | undefined {
  const { data } = (answer ?? {}) as { data?: One };
  return typeof data?.version === 'number' ? data : undefined;
}

/**
 * Something that exists, in a form (SPEC 5): `save` sends what changed with the version that was read, and nothing
 * when nothing did. Where another person saved, what both changed is asked for and the rest is merged. A newer
 * row replaces what the form shows as long as nothing was typed.
 */
export function useEditing<One extends Row, In extends FieldValues, Out extends object, Change extends object>(
  form: SchemaForm<In, Out>,
  editing: Editing<One, In, Out, Change>,
) {
  const { row, toValues, newest, send } = editing;
  const changed = editing.changed ?? ((one: One, values: Out) => changedFields(toValues(one), values) as Change);
  const client = useQueryClient();
  const base = useRef(row);
  const [conflict, setConflict] = useState<OpenConflict>();
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty || row.version <= base.current.version) return;
    base.current = row;
    form.reset(toValues(row));
  });

  const ask = (comparison: Comparison) =>
    new Promise<ReadonlyMap<string, Choice> | undefined>((resolve) => {
      setConflict({
        ...comparison,
        decide: (chosen) => {
          setConflict(undefined);
          resolve(chosen);
        },
      });
    });

  /** No question told of it, so the toast has to. */
  const unsaid = (stale: ApiError) => Object.assign(stale, { isShownOnPage: false });

  async function settle(stale: ApiError): Promise<boolean> {
    stale.showOnPage();
    const queryKey = [...newest.queryKey, 'newest'];
    const { data: theirs } = await client.fetchQuery<{ data: One }>({
      ...(newest as object),
      queryKey,
      staleTime: 0,
      gcTime: 0,
    });
    if (theirs.version === base.current.version) throw unsaid(stale);
    const comparison = compare(toValues(base.current), form.getValues(), toValues(theirs));
    const isPlain = comparison.conflicts.length + comparison.taken.length === 0;
    const chosen = isPlain ? new Map() : await ask(comparison);
    if (!chosen) throw stale;
    base.current = theirs;
    for (const [name, value] of merged(comparison, chosen))
      form.setValue(name as FieldPath<In>, value as FieldPathValue<In, FieldPath<In>>, { shouldDirty: true });
    const { output, issues } = v.safeParse(form.schema, form.getValues());
    if (issues) throw unsaid(stale);
    return save(output);
  }

  /** @returns whether there was something to send */
  async function save(values: Out): Promise<boolean> {
    const change = changed(base.current, values);
    if (isUnchanged(change)) return false;
    try {
      const answer = await send({ ...change, version: base.current.version });
      base.current = rowOf<One>(answer) ?? base.current;
    } catch (error) {
      if (!isOutdated(error)) throw error;
      return settle(error);
    }
    // What is saved is no longer unsaved.
    form.reset(form.getValues());
    return true;
  }

  return { save, conflict };
}
