/** Of every list of notifications. */
export const notificationsKey = ['notifications'] as const;
