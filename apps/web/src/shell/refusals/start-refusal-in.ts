import { ApiError } from '../api/api-error.ts';
import type { FormRefusal } from '../errors/form-errors.ts';
import { startRefusalWords } from './start-refusal-words.ts';

/** For forms that choose a time: the cause of a refused one above the form; null for every other failure. */
export const startRefusalIn =
  (reader: Parameters<typeof startRefusalWords>[1]) =>
  (error: Error): FormRefusal | null =>
    error instanceof ApiError && error.refusal
      ? { fields: {}, notice: startRefusalWords(error.refusal, reader) }
      : null;
