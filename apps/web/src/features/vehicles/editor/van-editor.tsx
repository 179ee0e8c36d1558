import type { VanSection } from '@tailgate/contract/facts';
import { useEffect, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { PageBar, usePageBarIsShown } from '#shell/layouts/page-bar.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { ApiError } from '#shell/api/api-error.ts';
import type { Vehicle } from '../vehicles-query.ts';
import { shortModel, STATE_LOOKS } from '../vehicle-words.ts';
import classes from './editor.module.css';
import { focusTask } from './focus-task.ts';
import { PreviewCard } from './preview-card.tsx';
import { RecordProgress, SectionList } from './section-list.tsx';
import { SECTION_LOOKS } from './section-looks.ts';
import { SECTIONS } from './section-registry.ts';
import { TasksCard } from './tasks-card.tsx';
import type { VanEditor } from './use-van-editor.ts';
import type { VanParts } from './van-parts.ts';

const VANS = '/fleet-owner/account/vehicles';

/** `Transit 2023 · Listed` */
export const vanInWords = (vehicle: Vehicle): string =>
  [shortModel(vehicle), STATE_LOOKS[vehicle.state].word].filter(Boolean).join(' · ');

/** The sections beside the one that is shown; on a phone they are a page of their own. */
export const EditorFrame = ({
  of: { vehicle, isWide, sections, section },
  children,
}: {
  of: VanEditor;
  children: ReactNode;
}) => (
  <div className={classes['frame']} data-side-list={isWide || undefined}>
    {isWide && (
      <div className={classes['side']}>
        <div className={classes['van']}>
          <Link to={VANS} className={classes['back'] ?? ''} aria-label="Back to Vans">
            <ArrowLeft size={20} aria-hidden />
          </Link>
          {vehicle && (
            <div className={classes['names']}>
              <strong>{vehicle.name}</strong>
              <span className={classes['quiet']}>{vanInWords(vehicle)}</span>
            </div>
          )}
        </div>
        {vehicle && (
          <>
            <SectionList vehicle={vehicle} sections={sections} shown={section} />
            <RecordProgress vehicle={vehicle} />
          </>
        )}
      </div>
    )}
    <div className={classes['page']}>{children}</div>
  </div>
);

interface EditorBodyProps {
  readonly of: VanEditor;
  readonly parts: VanParts;
}

/** One section of the van beside its preview; on a phone the section alone, or what is left and all sections. */
export const EditorBody = ({ of, parts }: EditorBodyProps) => {
  const { vehicle, query, isWide, section } = of;
  if (!vehicle)
    return query.error instanceof ApiError && query.error.code === 'not_found' ? (
      <NoVan />
    ) : (
      <LoadingState what="the van" of={[query]} rows={6} />
    );
  if (!isWide && section === undefined) return <SectionsPage of={of} vehicle={vehicle} />;
  return (
    // The same at every width: what was typed outlives a turned tablet.
    <FormAndAside
      only={isWide ? undefined : 'form'}
      aside={
        <>
          <PreviewCard vehicle={vehicle} />
          <TasksCard vehicle={vehicle} shown={section} />
        </>
      }
    >
      <Section of={of} vehicle={vehicle} parts={parts} />
    </FormAndAside>
  );
};

const NoVan = () => (
  <EmptyState
    level={2}
    title="Van not found"
    action={
      <ButtonLink look="tint" to={VANS}>
        See all vans
      </ButtonLink>
    }
  >
    It may belong to another account, or the link is incomplete.
  </EmptyState>
);

const RETIRED = 'This van is retired. Its record is kept and cannot be changed.';

const Section = ({ of, vehicle, parts }: EditorBodyProps & { vehicle: Vehicle }) => {
  const { section, sections, task, isWide } = of;
  useEffect(() => {
    if (task !== undefined) focusTask(task);
  }, [section, task]);
  const Shown = section && SECTIONS[section];
  if (!Shown) return null;
  const isLocked = vehicle.state === 'retired' || !vehicle.canEdit;
  return (
    <>
      {isLocked && <Notice tone="info">{RETIRED}</Notice>}
      <fieldset key={`${vehicle.id} ${section}`} disabled={isLocked} className={classes['place']}>
        <Shown vehicle={vehicle} parts={parts} task={task} />
      </fieldset>
      {!isWide && <NextSection after={section} of={sections} />}
    </>
  );
};

/** A phone has no list beside a section: the next one is one press away. */
const NextSection = ({ after, of }: { readonly after: VanSection; readonly of: readonly VanSection[] }) => {
  const next = of[of.indexOf(after) + 1];
  if (!next) return null;
  return (
    <ButtonLink look="tint" fullWidth to="." search={{ section: next }}>
      Next: {SECTION_LOOKS[next].label}
    </ButtonLink>
  );
};

/** A phone: what is left, then all sections, with listing in the bar. */
const SectionsPage = ({ of, vehicle }: { of: VanEditor; vehicle: Vehicle }) => (
  <div className={classes['stack']}>
    <TasksCard vehicle={vehicle} shown={undefined} />
    <section className={classes['card']}>
      <SectionList vehicle={vehicle} sections={of.sections} shown={undefined} />
    </section>
    {nextStepOf(vehicle) !== undefined && (
      <PageBar>
        <section aria-label="Next" className={classes['bar']}>
          <span className={classes['quiet']}>
            {vanInWords(vehicle)} · {vehicle.readiness.percent}%
          </span>
          <ListOrPause of={of} vehicle={vehicle} />
        </section>
      </PageBar>
    )}
  </div>
);

/** Also a van that lacks something can be asked to be listed: what it lacks is the answer. */
const nextStepOf = ({ state, canEdit }: Vehicle): 'list' | 'pause' | undefined => {
  if (!canEdit || state === 'retired') return undefined;
  return state === 'listed' ? 'pause' : 'list';
};

/** The next step of a van: listed, or paused. */
export const ListOrPause = ({
  of,
  vehicle,
  compact = false,
}: {
  of: VanEditor;
  vehicle: Vehicle;
  compact?: boolean;
}) => {
  const step = nextStepOf(vehicle);
  // Beside the bar that saves, listing waits.
  const isSecond = usePageBarIsShown() && compact;
  if (step === 'list')
    return (
      <Button
        look={isSecond ? 'outline' : 'filled'}
        compact={compact}
        fullWidth={!compact}
        busy={of.isListing}
        busyLabel="Listing…"
        onClick={of.list}
      >
        List van
      </Button>
    );
  if (step === 'pause')
    return (
      <Button compact={compact} fullWidth={!compact} busy={of.isPausing} busyLabel="Pausing…" onClick={of.pause}>
        Pause van
      </Button>
    );
  return null;
};
