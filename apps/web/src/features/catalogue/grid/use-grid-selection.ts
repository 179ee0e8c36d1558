import { useState } from 'react';
import { rangeBetween, type Place, type Spot } from './grid.ts';

/** The field that is edited, and the rectangle of cells between it and where the selection started. */
export const useGridSelection = () => {
  const [active, setActive] = useState<Place>({ row: 0, column: 0, line: 'price' });
  const [anchor, setAnchor] = useState<Spot>({ row: 0, column: 0 });
  const [end, setEnd] = useState<Spot>({ row: 0, column: 0 });
  const range = rangeBetween(anchor, end);
  return {
    active,
    end,
    range,
    isSeveral: range.from.row !== range.to.row || range.from.column !== range.to.column,
    moveTo: (place: Place) => {
      setActive(place);
      setAnchor(place);
      setEnd(place);
    },
    extendTo: setEnd,
  };
};

export type GridSelection = ReturnType<typeof useGridSelection>;
