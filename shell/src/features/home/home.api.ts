import { getHome, type HomeTask } from '@portal/contract/home';
import { call, queryOptions, useQuery, waitingKey } from '@portal/shared-ui';

export const homeQuery = queryOptions({ queryKey: waitingKey, queryFn: async () => (await call(getHome)).data });

const nothing: ReadonlyMap<HomeTask, number> = new Map();

/** How many things wait, by kind, for the numbers in the menu. */
export function useWaiting(): ReadonlyMap<HomeTask, number> {
  const { data } = useQuery({ ...homeQuery, meta: { quiet: true } });
  return data ? new Map(data.waiting.map(({ task, count }) => [task, count])) : nothing;
}
