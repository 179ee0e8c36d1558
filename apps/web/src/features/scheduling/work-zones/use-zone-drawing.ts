import type { Weekday } from '@tailgate/values/local-time';
import { centsOf } from '@tailgate/values/money';
import { useState } from 'react';
import { viewOf, type MapView, type Point } from '#ui/map/point.ts';
import { viewAround } from '#ui/map/view-around.ts';
import { drawingOf, type Drawing } from './drawing.rules.ts';
import { EMPTY_ZONE, type NewZone } from './suggested-zone.rules.ts';
import type { WorkZone } from './work-zones-query.ts';
import { isChanged, type ZoneValues } from './zone-values.rules.ts';

interface Sitting {
  /** What it was begun for; with another zone everything begins anew. */
  readonly of: string | undefined;
  readonly drawing: Drawing;
  readonly values: ZoneValues;
  /** How both were when it was begun. */
  readonly begun: { readonly points: readonly Point[]; readonly values: ZoneValues };
  readonly view: MapView;
  readonly isSent: boolean;
  /** Whether ZIP codes are being typed. */
  readonly isZip: boolean;
  readonly note: string;
}

const viewOfAll = (zones: readonly WorkZone[], home: Point | null): MapView =>
  zones.length > 0 ? viewAround(zones.flatMap(({ points }) => points)) : viewOf(home);

interface Known {
  readonly zones: readonly WorkZone[];
  readonly home: Point | null;
  /** What a new zone starts with. */
  readonly start?: NewZone | undefined;
}

const sit = (of: string | undefined, { zones, home, start = EMPTY_ZONE }: Known): Sitting => {
  const zone = zones.find(({ id }) => id === of);
  const points = zone?.points ?? start.points;
  const values: ZoneValues = zone
    ? { name: zone.name, cents: centsOf(zone.price), days: zone.availableDays as Weekday[] }
    : start.values;
  return {
    of,
    drawing: drawingOf(points),
    values,
    begun: { points, values },
    view: points.length > 0 ? viewAround(points) : viewOfAll(zones, home),
    isSent: false,
    isZip: false,
    note: '',
  };
};

/** The border, the words and the place on the map, from the moment a zone is opened until it is left. */
export const useZoneDrawing = (of: string | undefined, known: Known) => {
  const [kept, setKept] = useState(() => sit(of, known));
  let sitting = kept;
  if (kept.of !== of) {
    sitting = sit(of, known);
    setKept(sitting);
  }
  const change = (next: Partial<Sitting>) => setKept((current) => ({ ...current, ...next }));
  const isUnsaved = isChanged(sitting.begun, { points: sitting.drawing.now.points, values: sitting.values });
  return { ...sitting, isUnsaved, change };
};
