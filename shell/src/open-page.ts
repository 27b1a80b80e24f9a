/** Pages that stand alone, with or without a session. */
export const isOpenPage = (): boolean => /^\/(auth\/validate-token|live)(\/|$)/.test(globalThis.location.pathname);
