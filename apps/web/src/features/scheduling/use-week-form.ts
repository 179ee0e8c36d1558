import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { hasProblems, weekOf, windowsToSend, type Week } from './week.ts';
import { SAVE_WEEK, weekQuery } from './week-query.ts';

interface Options {
  /** A step goes on by itself, so nothing is confirmed. */
  readonly onSaved?: (() => void) | undefined;
}

/** The weekly hours as one value of a form. */
export const useWeekForm = (saved: Week, { onSaved }: Options = {}) => {
  return useWriteForm(SAVE_WEEK, {
    saved: { week: saved },
    validate: { week: (week) => (hasProblems(week) ? 'These hours can’t be saved' : null) },
    input: ({ week }) => ({ body: { availability: windowsToSend(week) } }),
    keep: (queryClient, answer) => queryClient.setQueryData(weekQuery.queryKey, answer),
    onSaved: (answer) => {
      onSaved?.();
      return { week: weekOf(answer.availability) };
    },
    ...(!onSaved && { success: 'Hours saved', undone: 'Change undone' }),
  });
};
