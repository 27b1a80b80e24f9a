import type { Endpoint } from '@portal/contract/endpoint';
import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import { call, type InputArguments } from '../api/call.ts';

/** One call of the contract as a query, which is cancelled when the page that asked is left. */
export const queryOf = <const E extends Endpoint>(queryKey: QueryKey, endpoint: E, ...[input]: InputArguments<E>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call<E>(endpoint, ...([input, { signal }] as InputArguments<E>)) });

/** One page of a list as a query: the rows before stay on the screen until the next ones are there. */
export const listOf = <const E extends Endpoint>(...request: Parameters<typeof queryOf<E>>) =>
  queryOptions({ ...queryOf<E>(...request), placeholderData: keepPreviousData });
