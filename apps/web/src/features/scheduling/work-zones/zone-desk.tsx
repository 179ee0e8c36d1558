import { freeZoneColor } from '@tailgate/contract/facts';
import { useRef, useState } from 'react';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import type { FoundPlace } from '#ui/map/place-search.tsx';
import type { Point } from '#ui/map/point.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { BorderBar } from './border-tools.tsx';
import { DeleteZoneDialog } from './delete-zone-dialog.tsx';
import type { ServiceAreaProps } from './service-area.tsx';
import classes from './service-area.module.css';
import { useZoneEditor } from './use-zone-editor.ts';
import type { NewZone } from './suggested-zone.rules.ts';
import type { WorkZones } from './work-zones-query.ts';
import { ZipOutlineForm } from './zip-outline-form.tsx';
import { ZoneEditorMap } from './zone-editor-map.tsx';
import { ZoneForm } from './zone-form.tsx';
import { ZoneList } from './zone-list.tsx';
import { overlapsInWords } from './zone-words.ts';

interface ZoneDeskProps extends ServiceAreaProps {
  readonly answer: WorkZones;
  readonly home: Point | null;
  /** What a new zone starts with, if not with nothing. */
  readonly start?: NewZone | undefined;
}

/** The map beside the list of zones, or beside the form of the one that is open. */
export const ZoneDesk = (props: ZoneDeskProps) => {
  const { zone, onZone, onDone, firstDay, searchNear, canvas, next, answer, home, start } = props;
  const desk = useRef<HTMLDivElement>(null);
  const editor = useZoneEditor({ zone, zones: answer.zones, home, start }, desk);
  const { opened, isDrawing, drawing, values, isZip, writes, change } = editor;
  const [isDeleting, setIsDeleting] = useState(false);
  const [place, setPlace] = useState<FoundPlace | null>(null);
  const remove = () => {
    if (!opened) return;
    writes.remove(opened, () => {
      setIsDeleting(false);
      onDone();
    });
  };
  const panel = (
    <>
      {isDrawing && isZip && <ZipOutlineForm onOutline={editor.drawOutline} />}
      {isDrawing ? (
        <ZoneForm
          title={opened ? opened.name : 'New zone'}
          values={values}
          problems={editor.problems}
          firstDay={firstDay}
          busy={writes.isSaving}
          onChange={(changed) => change({ values: { ...values, ...changed } })}
          onSave={() => editor.save(onDone)}
          onCancel={start ? undefined : () => onZone(undefined)}
          onDelete={opened && (() => setIsDeleting(true))}
        />
      ) : (
        <ZoneList answer={answer} firstDay={firstDay} onOpen={onZone} onNew={() => onZone('new')} next={next} />
      )}
    </>
  );
  return (
    <div ref={desk}>
      <FormAndAside aside={panel}>
        <div className={classes['map']}>
          <ZoneEditorMap
            view={editor.view}
            zones={answer.zones.filter(({ id }) => id !== zone)}
            border={
              isDrawing
                ? {
                    drawing,
                    color: opened?.color ?? freeZoneColor(answer.zones),
                  }
                : null
            }
            home={home}
            searchNear={searchNear}
            place={place}
            onPlace={(found) => {
              setPlace(found);
              if (found) change({ view: found.view });
            }}
            canvas={canvas}
            onOpen={onZone}
            onDraw={editor.draw}
            onLocated={change}
          />
          <BelowMap editor={editor} overlaps={opened ? overlapsInWords(answer, opened.id) : []} />
        </div>
      </FormAndAside>
      {opened && (
        <DeleteZoneDialog
          zone={opened}
          opened={isDeleting}
          busy={writes.isDeleting}
          onConfirm={remove}
          onClose={() => setIsDeleting(false)}
        />
      )}
      <LeaveWarning
        isUnsaved={() => editor.isUnsaved}
        consequence="Your changes to this zone are not saved yet and will be lost."
      />
    </div>
  );
};

interface BelowMapProps {
  readonly editor: ReturnType<typeof useZoneEditor>;
  readonly overlaps: readonly string[];
}

/** What is wrong with the zone, what can be done to its border, and the zones it overlaps with. */
const BelowMap = ({ editor, overlaps }: BelowMapProps) => (
  <>
    {editor.borderProblem && <Notice tone="danger">{editor.borderProblem}</Notice>}
    {editor.saveProblem && <Notice tone="danger">{editor.saveProblem}</Notice>}
    {editor.note && <Notice tone="warning">{editor.note}</Notice>}
    {editor.isDrawing && (
      <BorderBar
        drawing={editor.drawing}
        onDraw={editor.draw}
        isZip={editor.isZip}
        onZip={() => editor.change({ isZip: !editor.isZip })}
      />
    )}
    {overlaps.map((overlap) => (
      <Notice key={overlap} tone="info">
        {overlap}
      </Notice>
    ))}
  </>
);
