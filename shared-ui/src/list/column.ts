import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';

/**
 * One column of a list. Columns are module constants: headers are message descriptors, so no hook is needed.
 * `cell` may return a component that uses hooks.
 */
export type Column<Row> = {
  key: string;
  header: MessageDescriptor;
  cell: (row: Row) => ReactNode;
  /** the list's field that the column shows: its head sorts by it, and the filter offers it */
  sort?: string;
  /** words for the values of a field that is one of a few */
  choices?: Readonly<Record<string, MessageDescriptor>>;
  /** numbers and amounts */
  align?: 'end';
  /** what the amount of a row is in; said once in the head where all rows agree, else beside each amount (VISUAL 4) */
  currency?: (row: Row) => string | undefined;
  /**
   * place in the card below 760 px: one `title`, `line`s below it with their header, `status` left, `amount` right.
   * `plain` is a line that explains itself, without header; `hidden` leaves it out. Default `line`, left out when
   * empty.
   */
  card?: 'title' | 'line' | 'plain' | 'status' | 'amount' | 'hidden';
  /** leads to the row where the title leads elsewhere, so it stays in every choice of columns */
  opensRow?: true;
  /** not shown until the user chooses it */
  isExtra?: true;
  /** leaves first where the table would be wider than its card (VISUAL 3) */
  expendable?: boolean;
};

/** What a table needs of a query result: any list answer of the contract fits. */
export type ListQuery<Row> = {
  data: { data: readonly Row[]; meta?: { page?: number } } | undefined;
  error: unknown;
  isFetching: boolean;
  /** the rows are those of the filter before, kept until the new ones are here */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
};

/** Ticked rows. `blocked` says in words why a row cannot be ticked. */
export type RowSelection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** names the tick box: the order's number, the person's name */
  label: (row: Row) => string;
  blocked?: (row: Row) => string | undefined;
};

/**
 * What a row opens into, below it: the lines that a sum is made of. `label` names the button: "Lines of order
 * 104-2291".
 */
export type RowDetails<Row> = { label: (row: Row) => string; render: (row: Row) => ReactNode };
