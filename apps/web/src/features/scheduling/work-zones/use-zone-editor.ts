import { dollarsOf } from '@tailgate/values/money';
import { useEffect, type RefObject } from 'react';
import type { Point } from '#ui/map/point.ts';
import { viewAround } from '#ui/map/view-around.ts';
import { crossingInWords } from './border.rules.ts';
import { replaceBorder, type Drawing } from './drawing.rules.ts';
import { useZoneDrawing } from './use-zone-drawing.ts';
import { useZoneWrites } from './use-zone-writes.ts';
import type { NewZone } from './suggested-zone.rules.ts';
import type { WorkZone } from './work-zones-query.ts';
import { problemsOfZone } from './zone-values.rules.ts';
import { refusedFieldsOf, zoneFailureInWords } from './zone-refusals.ts';

interface OpenZone {
  /** Its id, `new`, or none. */
  readonly zone: string | undefined;
  readonly zones: readonly WorkZone[];
  readonly home: Point | null;
  /** What a new zone starts with, if not with nothing. */
  readonly start?: NewZone | undefined;
}

/** The zone being drawn, what keeps it from being saved, and saving it. */
export const useZoneEditor = ({ zone, zones, home, start }: OpenZone, frame: RefObject<HTMLElement | null>) => {
  const opened = zones.find(({ id }) => id === zone);
  const isDrawing = opened !== undefined || zone === 'new';
  const edited = useZoneDrawing(isDrawing ? zone : undefined, { zones, home, start });
  const { drawing, values, isSent, change } = edited;
  const writes = useZoneWrites();
  const { forgetError } = writes;
  // The error of one zone must not show beside the next.
  useEffect(forgetError, [zone, forgetError]);

  const problems = problemsOfZone(values, drawing.now.points);
  const refused = refusedFieldsOf(writes.error);
  const isFieldRefused = Object.keys(refused).length > 0;
  const crossing = isDrawing ? crossingInWords(drawing.now.points, drawing.now.isClosed) : null;
  const draw = (next: Drawing) => {
    forgetError();
    change({ drawing: next });
  };

  const save = (onSaved: () => void) => {
    change({ isSent: true });
    if (Object.keys(problems).length > 0) {
      const isBorder = problems.points !== undefined && problems.price === undefined;
      const wrong = isBorder ? '[data-map]' : '[aria-invalid=true]';
      // After the render that marks the fields.
      requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(wrong)?.focus());
      return;
    }
    if (writes.isSaving || values.cents === null) return;
    const given = {
      name: values.name.trim(),
      price: dollarsOf(values.cents),
      availableDays: [...values.days],
      points: [...drawing.now.points],
    };
    writes.save(given, opened, onSaved);
  };

  return {
    ...edited,
    opened,
    isDrawing,
    writes,
    problems: isSent ? { ...problems, ...refused } : {},
    borderProblem: refused.points ?? crossing ?? (isSent ? problems.points : undefined),
    /** What went wrong with the call, unless it is about a field or the border. */
    saveProblem: writes.error && !isFieldRefused ? zoneFailureInWords(writes.error) : undefined,
    draw,
    drawOutline: (points: readonly Point[]) => {
      forgetError();
      change({ drawing: replaceBorder(drawing, points), view: viewAround(points) });
    },
    save,
  };
};
