import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { tabStorage } from '../session/browser-storage.ts';
import { STEP_DRAFTS } from '../session/session-hints.ts';
import { sessionStore } from '../session/session-store.ts';
import type { FormValues } from './use-form-core.ts';

interface Drafts {
  /** Whose they are: another person at the same tab starts without them. */
  readonly of: string | null;
  readonly steps: Readonly<Record<string, object>>;
}

const NONE: Drafts = { of: null, steps: {} };

/** Never written to storage, in whatever form or step: a stranger at the same computer could read it. */
const SECRET = /\b(password|bank|routing|card|ssn|tax|national id|id number|license|birth)\b/;
const isSecret = (name: string): boolean => SECRET.test(name.replaceAll(/[A-Z]/g, ' $&').toLowerCase());

const storedFor = (person: string): Drafts => {
  try {
    const stored = JSON.parse(tabStorage.read(STEP_DRAFTS) ?? 'null') as Drafts | null;
    return stored?.of === person ? stored : NONE;
  } catch {
    return NONE;
  }
};

/** In memory too, for a browser that stores nothing. */
let drafts = NONE;
sessionStore.onIdentityChange(() => (drafts = NONE));

const ownerNow = (): string | null => {
  const session = sessionStore.current();
  return session && [session.user.id, session.role, session.impersonatorId ?? ''].join(' ');
};

const stepsNow = (): Drafts['steps'] => {
  const owner = ownerNow();
  if (owner !== null && drafts.of !== owner) drafts = { ...storedFor(owner), of: owner };
  return drafts.steps;
};

const keep = (steps: Drafts['steps']): void => {
  drafts = { of: ownerNow(), steps };
  if (Object.keys(steps).length === 0) tabStorage.remove(STEP_DRAFTS);
  else
    tabStorage.write(
      STEP_DRAFTS,
      JSON.stringify(drafts, (name, value: unknown) => (isSecret(name) ? undefined : value)),
    );
};

/** Call it when the step is saved. */
export const forgetStepDraft = (step: string): void => {
  const { [step]: _saved, ...others } = stepsNow();
  keep(others);
};

/**
 * Keeps what was typed into a step and is not saved, so that going back and forth or a reload loses nothing. Only the
 * fields that were changed are kept: the others may be saved by another step meanwhile. Not for bank details and identity
 * documents.
 */
export const useStepDraft = <V extends FormValues>(step: string, form: UseFormReturnType<V>): void => {
  useEffect(() => {
    // Fields that the form does not know were kept by an earlier release.
    const kept = Object.entries(stepsNow()[step] ?? {}).filter(([field]) => field in form.values);
    if (kept.length > 0) form.setValues(Object.fromEntries(kept) as Partial<V>);
    // Once, when the step opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step]);
  useEffect(() => {
    const typed = Object.entries(form.values).filter(([field]) => form.isDirty(field));
    if (typed.length === 0) forgetStepDraft(step);
    else keep({ ...stepsNow(), [step]: Object.fromEntries(typed) });
    // Only typing counts: a render after the step was saved must not bring the draft back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step, form.values]);
};
