import type { Weekday } from '@tailgate/values/local-time';
import { useEffect, useRef, useState } from 'react';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { roundedPoint, viewOf, type Point } from '#ui/map/point.ts';
import { viewAround } from '#ui/map/view-around.ts';
import { ZoneMap } from '#ui/map/zone-map.tsx';
import { Notice } from '#ui/notice.tsx';
import { BorderBar, FloatingTools, LocateTool } from './border-tools.tsx';
import { crossingInWords } from './border.rules.ts';
import {
  addCorner,
  chooseCorner,
  insertCorner,
  moveCorner,
  pullCorner,
  removeCorner,
  replaceBorder,
  type Drawing,
} from './drawing.rules.ts';
import type { ServiceAreaProps } from './service-area.tsx';
import classes from './service-area.module.css';
import { useZoneDrawing } from './use-zone-drawing.ts';
import { useZoneWrites } from './use-zone-writes.ts';
import type { WorkZones } from './work-zones-query.ts';
import { ZipOutlineForm } from './zip-outline-form.tsx';
import { ZoneForm } from './zone-form.tsx';
import { ZoneList } from './zone-list.tsx';
import { problemsOfZone } from './zone-values.rules.ts';
import { borderProblemInWords, overlapInWords } from './zone-words.ts';

/** Tiles of a map vendor, for installations that have one; others draw their own map. */
const MAP_STYLE_URL = (import.meta.env['VITE_MAP_STYLE_URL'] as string | undefined) || undefined;
const LOCATING_PATIENCE_MS = 10_000;
const NOT_LOCATED = 'We couldn’t find where you are. Allow it in your browser, or move the map by hand.';

interface ZoneDeskProps extends ServiceAreaProps {
  readonly answer: WorkZones;
  readonly home: Point | null;
}

export const ZoneDesk = ({ zone, onZone, onDone, firstDay, canvas, answer, home }: ZoneDeskProps) => {
  const { zones } = answer;
  const opened = zones.find(({ id }) => id === zone);
  const isDrawing = opened !== undefined || zone === 'new';
  const { drawing, values, view, isSent, isZip, note, isUnsaved, change } = useZoneDrawing(
    isDrawing ? zone : undefined,
    zones,
    home,
  );
  const [isDeleting, setIsDeleting] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const writes = useZoneWrites();
  const { forgetError } = writes;
  // What was said about one zone is not about the next one, whichever way leads there.
  useEffect(forgetError, [zone, forgetError]);

  const draw = (next: Drawing) => {
    forgetError();
    change({ drawing: next });
  };
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => change({ note: '', view: viewOf(roundedPoint(coords)) }),
      () => change({ note: NOT_LOCATED }),
      { enableHighAccuracy: true, timeout: LOCATING_PATIENCE_MS },
    );

  const problems = problemsOfZone(values, drawing.now.points);
  const refused = writes.error?.errors['points'];
  const crossing = isDrawing ? crossingInWords(drawing.now.points, drawing.now.isClosed) : null;
  const underMap =
    (refused && borderProblemInWords(refused)) ?? crossing ?? (isSent ? problems.points : undefined) ?? undefined;

  const submit = () => {
    change({ isSent: true });
    if (Object.keys(problems).length > 0) {
      const isBorder = problems.points !== undefined && problems.price === undefined;
      const wrong = isBorder ? '[data-map]' : '[aria-invalid=true]';
      // After the fields know that they are wrong.
      requestAnimationFrame(() => desk.current?.querySelector<HTMLElement>(wrong)?.focus());
      return;
    }
    if (writes.isSaving || values.cents === null) return;
    const given = {
      name: values.name.trim(),
      price: values.cents / 100,
      availableDays: [...values.days],
      points: [...drawing.now.points],
    };
    writes.save(given, opened, onDone);
  };

  const overlap = opened && overlapInWords(answer, opened.id);
  const [firstChosen = firstDay] = values.days;
  return (
    <div ref={desk} className={classes['desk']}>
      <div className={classes['map']}>
        <ZoneMap
          view={view}
          zones={zones
            .filter(({ id }) => id !== zone)
            .map(({ id, name, points, availableDays }) => ({
              id,
              name,
              points,
              weekday: (availableDays[0] ?? 1) as Weekday,
            }))}
          border={isDrawing ? { ...drawing.now, weekday: firstChosen } : null}
          home={home}
          tiles={MAP_STYLE_URL}
          canvas={canvas}
          onOpen={onZone}
          onAdd={(point) => draw(addCorner(drawing, point))}
          onCorner={(index) => draw(chooseCorner(drawing, index))}
          onMove={(index, to, isDone) => draw((isDone ? moveCorner : pullCorner)(drawing, index, to))}
          onInsert={(after) => draw(insertCorner(drawing, after))}
          onRemove={(index) => draw(removeCorner(drawing, index))}
          tools={
            <>
              {isDrawing && <FloatingTools drawing={drawing} onDraw={draw} />}
              <LocateTool onLocate={locate} />
            </>
          }
        />
        {underMap && <Notice tone="danger">{underMap}</Notice>}
        {writes.error && !refused && <Notice tone="danger">{writes.error.message}</Notice>}
        {note && <Notice tone="warning">{note}</Notice>}
        {isDrawing && (
          <BorderBar drawing={drawing} onDraw={draw} isZip={isZip} onZip={() => change({ isZip: !isZip })} />
        )}
        {overlap && <Notice tone="info">{overlap}</Notice>}
      </div>
      <div className={classes['panel']}>
        {isDrawing && isZip && (
          <ZipOutlineForm
            onOutline={(points) => {
              forgetError();
              change({ drawing: replaceBorder(drawing, points), view: viewAround(points) });
            }}
          />
        )}
        {isDrawing ? (
          <ZoneForm
            title={opened ? opened.name : 'New zone'}
            values={values}
            problems={isSent ? problems : {}}
            firstDay={firstDay}
            busy={writes.isSaving}
            onChange={(changed) => change({ values: { ...values, ...changed } })}
            onSave={submit}
            onCancel={() => onZone(undefined)}
            onDelete={opened && (() => setIsDeleting(true))}
          />
        ) : (
          <ZoneList answer={answer} firstDay={firstDay} onOpen={onZone} onNew={() => onZone('new')} />
        )}
      </div>
      {opened && (
        <ConfirmDialog
          title={`Delete ${opened.name}?`}
          consequence="Pets who live there can no longer book you. Visits that are booked already stay."
          action="Delete zone"
          busyLabel="Deleting…"
          opened={isDeleting}
          busy={writes.isDeleting}
          onConfirm={() =>
            writes.remove(opened, () => {
              setIsDeleting(false);
              onDone();
            })
          }
          onClose={() => setIsDeleting(false)}
        />
      )}
      <LeaveWarning
        isUnsaved={() => isUnsaved}
        consequence="What you changed in this zone is not saved yet and will be lost."
      />
    </div>
  );
};
