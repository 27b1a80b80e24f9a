import { isErrorKey, type ErrorKey } from '@portal/contract/errors';
import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues, UseFormSetError, FieldPath } from 'react-hook-form';
import type { ApiError } from '../api/api-error.ts';
import { messageOf } from '../errors/message-of.ts';
import { inlineMessage, isInlinePage } from '../errors/mutation-exceptions.ts';
import type { FormProblem } from '../ui/ErrorSummary.tsx';
import { fieldIdOf } from './use-schema-form.ts';

/**
 * The text of a field's error; a schema that has no key of its own gets the general one. A field of several values
 * names the wrong one behind its key: `invalid-email:not a mail`.
 */
export function textOf(message: string | undefined, value: unknown): string {
  const [, name, wrong] = /^([^:]*):(.*)$/s.exec(message ?? '') ?? [null, message, value];
  // What stands above a form speaks of all its data, what stands at a field of one value.
  const key: ErrorKey = isErrorKey(name) && name !== 'invalid-data-provided' ? name : 'invalid-value';
  // An empty day is none that could be wrong.
  if (key === 'invalid-day' && !value) return messageOf('required');
  return messageOf(key, { email: typeof wrong === 'string' ? wrong : '' });
}

/** `isText`: the message is already what is shown, not a key. */
type Leaf = { name: string; message: string | undefined; isText: boolean };

function leavesOf(errors: object, path = ''): Leaf[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = path ? `${path}.${key}` : key;
    const message = 'message' in error && typeof error.message === 'string' ? error.message : undefined;
    if ('type' in error && typeof error.type === 'string') return [{ name, message, isText: error.type === 'text' }];
    return leavesOf(error, name);
  });
}

type ShownForm = { id: string; labels: ReadonlyMap<string, ReactNode>; groups: ReadonlyMap<string, ReactNode> };

/** Of several fields with one label which one it is: the card it lies in, and in a list of rows the row's number. */
function whichOf({ labels, groups }: ShownForm, name: string, wrong: readonly string[]): Pick<FormProblem, 'group'> {
  const same = wrong.filter((other) => labels.get(other) !== undefined && labels.get(other) === labels.get(name));
  if (same.length < 2) return {};
  const group = groups.get(name);
  const isAlone = same.filter((other) => groups.get(other) === group).length < 2;
  const row = /\.(\d+)(\.|$)/.exec(name)?.[1];
  if (isAlone || row === undefined) return { group };
  return { group: [group, String(Number(row) + 1)].filter((part) => typeof part === 'string').join(' ') };
}

/** Everything that is wrong with the form, for the summary: each field by its label, with the text that it shows. */
export function problemsOf(form: ShownForm, errors: FieldErrors, valueOf: (name: string) => unknown): FormProblem[] {
  const { root, ...fields } = errors;
  const leaves = leavesOf(fields);
  const ofFields = leaves.map(({ name, message }) => ({
    label: form.labels.get(name),
    ...whichOf(
      form,
      name,
      leaves.map((leaf) => leaf.name),
    ),
    text: textOf(message, valueOf(name)),
    fieldId: fieldIdOf(form.id, name),
  }));
  const ofForm = leavesOf(root ?? {}, 'root').map(({ message = '', isText }) => ({
    text: isText ? message : textOf(message, undefined),
  }));
  const own = root?.message ? [{ text: textOf(root.message, undefined) }] : [];
  return [...own, ...ofForm, ...ofFields];
}

/**
 * Puts a refused request's errors where they belong: keys that the page assigned to a field, the server's details at
 * the fields they name, the rest above the form where no toast says it (SPEC 8).
 */
export function placeServerError<Input extends FieldValues>(
  error: ApiError,
  fieldFor: Partial<Record<ErrorKey, FieldPath<Input>>>,
  has: (name: string) => boolean,
  setError: UseFormSetError<Input>,
): void {
  const named = fieldFor[error.key];
  const details = error.details
    .map(({ path, key }) => ({
      name: path
        .replace(/^\/?body[./]/, '')
        .replace(/^\//, '')
        .replaceAll('/', '.'),
      key,
    }))
    .filter(({ name }) => has(name));
  // What the toast says is not said again.
  const at = (key: ErrorKey) => (key === error.key && !isInlinePage() ? 'invalid-value' : key);
  for (const { name, key } of details) setError(name as FieldPath<Input>, { type: 'server', message: at(key) });
  if (named) setError(named, { type: 'server', message: at(error.key) });
  else if (details.length === 0) {
    // The text and not its key: how long to wait is in it.
    const message = inlineMessage(error);
    if (message) setError('root.server', { type: 'text', message });
  }
}
