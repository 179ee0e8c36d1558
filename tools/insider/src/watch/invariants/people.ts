import type { RowName } from '../../world/names.ts';
import type { Violation } from '../rules.ts';
import type { State } from '../state.ts';
import { wasWrittenTo, type Happened } from '../told.ts';

/** Data of registered people that somebody else changed: they were written to, and their activity says so. */
export const peopleViolations = (
  before: State,
  after: State,
  { happened, ids }: { readonly happened: Happened; readonly ids: Readonly<Record<RowName, string>> },
): Violation[] =>
  after.people.flatMap((person): Violation[] => {
    const earlier = before.people.find(({ id }) => id === person.id);
    if (!earlier || earlier.own === person.own || happened.actorId === person.id) return [];
    const entries = (state: State) => state.activity[person.id] ?? 0;
    const unseen = [
      ...(wasWrittenTo(earlier, happened.notices) ? [] : ['no message']),
      ...(entries(after) > entries(before) ? [] : ['no entry in their activity']),
    ];
    if (unseen.length === 0) return [];
    const name = Object.entries(ids).find(([, id]) => id === person.id)?.[0] ?? 'somebody';
    return [{ rule: 'data-changed-unseen', what: `data of ${name} was changed by another: ${unseen.join(', ')}` }];
  });
