/** An `ilike` pattern that matches the literal text anywhere. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
