import type { LocalDate } from '@tailgate/values';
import { daysOver, dropRuns } from './board-plan.ts';
import type { useBoard } from './use-board.ts';
import { useDriverDrag, type DriverDrag } from './use-driver-drag.ts';

/** A groomer who is carried over the board: which days they are over, and the row that shows it. */
export const useBoardDrag = ({ vans, lanes, add }: ReturnType<typeof useBoard>, today: LocalDate) => {
  const over = ({ over: cells, driver }: DriverDrag) => {
    const van = vans.find(({ id }) => id === cells?.vehicleId);
    if (!van || !cells) return null;
    const days = daysOver(van.days, { anchor: cells.anchor, date: cells.date, today });
    return { van, runs: dropRuns(days, driver.id, today) };
  };
  const { drag, begin } = useDriverDrag((dropped) => {
    const { van, runs = [] } = over(dropped) ?? {};
    if (!van) return;
    const { driver, temporary } = dropped;
    const free = runs.filter(({ value }) => value.tone === 'free');
    add(...free.map(({ from, to }) => ({ vehicleId: van.id, driver, from, to, temporary })));
  });
  const target = drag && over(drag);
  const shown = target
    ? lanes.map((lane) =>
        lane.id === target.van.id
          ? { ...lane, marks: target.runs.map(({ from, to, value }) => ({ from, to, ...value })) }
          : lane,
      )
    : lanes;
  return { drag, begin, target, shown };
};
