/** Begins every query key about people, orders, draws and requests: what is done to one shows in the others. */
export const everything = ['company'] as const;
