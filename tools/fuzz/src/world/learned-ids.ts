import { isObject, type Json } from '../inputs/json.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOST_KEPT = 40;
/** Few of each answer: how long a list is depends on how far the other lanes have come, the first of it does not. */
const MOST_KEPT_PER_ANSWER = 5;

const idsIn = (value: Json): string[] => {
  if (typeof value === 'string') return ID.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return isObject(value) ? Object.values(value).flatMap(idsIn) : [];
};

/** Ids seen in answers, by the module that answered them: tomorrow's modules need no hand-written list. */
export const learnedIds = (initial: Record<string, string[]>) => {
  const byModule: Record<string, string[]> = { ...initial };
  return {
    byModule: byModule as Readonly<Record<string, readonly string[]>>,
    learn: (module: string, answer: Json): void => {
      const known = (byModule[module] ??= []);
      const fresh = new Set(idsIn(answer).filter((id) => !known.includes(id)));
      known.push(...[...fresh].slice(0, Math.min(MOST_KEPT_PER_ANSWER, MOST_KEPT - known.length)));
    },
  };
};
