import type { Router } from './http/route.ts';

/**
 * Everything the API answers, area by area. Each feature's routes come from its own folder; which roles may call
 * them stands in the contract beside each endpoint.
 */
export const areas: ((router: Router) => void)[] = [];
