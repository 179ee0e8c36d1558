import { v7 } from 'uuid';

/** UUID v7 sorts by creation time, so that new rows are appended to their index. */
export const newId = (): string => v7();
