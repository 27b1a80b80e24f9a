/** Pages that stand alone whether or not anybody is signed in. */
export const isOpenPage = (): boolean => /^\/(auth\/validate-token|live)(\/|$)/.test(globalThis.location.pathname);
