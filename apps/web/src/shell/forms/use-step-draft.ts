import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { sessionStore } from '../session/session-store.ts';
import type { FormValues } from './use-form-core.ts';

/** In memory only, because it is personal: a reload and another account start without it. */
const drafts = new Map<string, object>();
sessionStore.onIdentityChange(() => drafts.clear());

/** Call it when the step is saved. */
export const forgetStepDraft = (step: string): void => {
  drafts.delete(step);
};

/**
 * Keeps what was typed into a step and is not saved, so that going back and forth loses nothing. Only the fields that
 * were changed are kept: the others may be saved by another step meanwhile. Not for bank details and identity documents.
 */
export const useStepDraft = <V extends FormValues>(step: string, form: UseFormReturnType<V>): void => {
  useEffect(() => {
    const kept = drafts.get(step);
    if (kept) form.setValues(kept);
    // Once, when the step opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step]);
  useEffect(() => {
    const typed = Object.entries(form.values).filter(([field]) => form.isDirty(field));
    if (typed.length === 0) drafts.delete(step);
    else drafts.set(step, Object.fromEntries(typed));
    // Only typing counts: a render after the step was saved must not bring the draft back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step, form.values]);
};
