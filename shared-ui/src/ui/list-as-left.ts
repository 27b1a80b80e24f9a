/** How each list was left, in this tab: its address with filters, sort and page, by its path. */
const left = new Map<string, string>();

/** A list says what its address is; the way back to it leads there. */
export function leaveListAt({ pathname, search }: { pathname: string; search: string }): void {
  left.set(pathname, search);
}

/** The address of a list as it was left; an address with a search of its own stays as it is. */
export const listAsLeft = (to: string): string => `${to}${left.get(to) ?? ''}`;

/** Another person's filters are not told. */
export const forgetLists = (): void => left.clear();
