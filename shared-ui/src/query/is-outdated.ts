import { ApiError } from '../api/api-error.ts';

/** Refused because another person changed the same thing since it was read, without saying what is new. */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.key === 'changed-by-someone-else' && error.details.length === 0;
