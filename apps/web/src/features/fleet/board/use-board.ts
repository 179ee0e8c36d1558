import type { LocalDate } from '@tailgate/values';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { laneOf } from './board-lanes.tsx';
import { callsOf, daysFrom, gapsOf, plannedDays, toldBy, type Draft } from './board-plan.ts';
import { allDriversQuery, daysOffQuery, scheduleQuery } from './board-query.ts';
import { BOARD_SPANS, type BoardView } from './board-search.ts';
import { counted } from './board-words.ts';
import { useBoardSaving } from './use-board-saving.ts';

const NONE: readonly never[] = [];

/** What the board shows: the vans as they are planned, and what of it is not saved. */
export const useBoard = (view: BoardView, today: LocalDate) => {
  const schedule = useQuery(scheduleQuery(view, view.search));
  const { data: off } = useQuery(daysOffQuery(view));
  const drivers = useQuery(allDriversQuery);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [count, setCount] = useState(0);
  const saving = useBoardSaving((ids) => setDrafts((all) => all.filter(({ id }) => !ids.includes(id))));

  const items = schedule.data?.items ?? NONE;
  const daysOff = off?.items ?? NONE;
  const { from, span } = view;
  const dates = useMemo(() => daysFrom(from, BOARD_SPANS[span]), [from, span]);
  const lanes = useMemo(
    () => items.map((item) => laneOf(item, { drafts, days: dates, daysOff, today })),
    [items, drafts, dates, daysOff, today],
  );
  const vans = useMemo(
    () =>
      items.map((item) => {
        // Only a listed van could earn on a day without a driver.
        const isListed = item.vehicle.state === 'listed';
        const days = plannedDays(item, drafts, dates);
        const { id, name, dayRate } = item.vehicle;
        return { id, name, dayRate, days, gaps: isListed ? gapsOf(days, today) : [] };
      }),
    [items, drafts, dates, today],
  );
  const told = useMemo(() => toldBy(items, drafts, dates), [items, drafts, dates]);

  const add = (...given: readonly Omit<Draft, 'id'>[]) => {
    setDrafts((all) => [...all, ...given.map((draft, index) => ({ ...draft, id: `draft-${count + index}` }))]);
    setCount(count + given.length);
  };
  const save = () => {
    const saved = drafts.length;
    saving.save(callsOf(drafts), {
      onSuccess: (isAll) => {
        if (isAll) toastSuccess(`${counted(saved, 'change')} saved`);
      },
    });
  };
  const discard = () => {
    setDrafts([]);
    saving.clear();
  };
  return { schedule, drivers, daysOff, items, dates, lanes, vans, drafts, told, add, save, discard, saving };
};
