import type { MessageDescriptor } from '@lingui/core';
import type { ListField, ListFields } from '@portal/contract/list-fields';
import type { Column } from './column.ts';
import type { Listed } from './listed.ts';

/** Name of the filter in a list's query. */
export const filterParam = 'filter';

/** The fields that the list's own query declares. */
export function fieldsOf(list: Listed | undefined): ListFields | undefined {
  const entry: object | undefined = list?.filter?.entries[filterParam];
  return entry && 'fields' in entry ? (entry.fields as ListFields) : undefined;
}

/** A field that a list can be filtered by, in the words of its column. */
export type FilterField = ListField & {
  name: string;
  header: MessageDescriptor;
  words: Readonly<Record<string, MessageDescriptor>> | undefined;
};

/** What the filter needs of a column. */
export type FilterColumn = Pick<Column<never>, 'sort' | 'header' | 'choices'>;

/** The fields that the list has columns for, in the order of the columns. */
export const filterFields = (fields: ListFields, columns: readonly FilterColumn[]): FilterField[] =>
  columns.flatMap(({ sort: name, header, choices: words }) => {
    const field = name === undefined ? undefined : fields[name];
    return name !== undefined && field ? [{ ...field, name, header, words }] : [];
  });
