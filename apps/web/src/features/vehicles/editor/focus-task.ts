/** Moves to the control of a task, clear of the bars above and below; false where it is not on the screen. */
export const focusTask = (task: string): boolean => {
  const place = document.querySelector(`[data-task~="${task}"]`);
  if (!place) return false;
  place.scrollIntoView({ block: 'center' });
  place.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  return true;
};
