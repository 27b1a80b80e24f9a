/**
 * Of the addendum's fixed sentences: a person signs exactly these (RULES 1.1, 1.4), so page and server name the same
 * version.
 */
export const addendumVersion = 3;
