const escaped = (text: string): string => text.trim().replace(/[\\%_]/g, '\\$&');

/** A search text as a pattern that is found anywhere in a column; the person's own % and _ mean themselves. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** The same at the beginning. */
export const starting = (text: string): string => `${escaped(text)}%`;

/** The same as the whole text. */
export const exactly = (text: string): string => escaped(text);
