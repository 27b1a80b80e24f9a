/** The names of a column, written as one text with commas between them. */
export const headers = (text: string): readonly string[] => text.split(',').map((name) => name.trim());
