import type { VanSection } from '@tailgate/contract/facts';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { ProgressRing } from '#ui/feedback/progress-ring.tsx';
import type { Vehicle } from '../vehicles-query.ts';
import classes from './editor.module.css';
import { SECTION_LOOKS } from './section-looks.ts';

interface SectionListProps {
  readonly vehicle: Vehicle;
  readonly sections: readonly VanSection[];
  readonly shown: VanSection | undefined;
}

/** All sections of the record, each with how much of it is done. */
export const SectionList = ({ vehicle, sections, shown }: SectionListProps) => (
  <nav aria-label={`Sections of ${vehicle.name}`} className={classes['sections']}>
    {sections.map((section) => {
      const { label, icon: Icon } = SECTION_LOOKS[section];
      return (
        <Link
          key={section}
          to="."
          search={{ section }}
          className={classes['section'] ?? ''}
          activeProps={{}}
          aria-current={section === shown ? 'page' : undefined}
          data-here={section === shown || undefined}
        >
          <Icon size={18} aria-hidden />
          <span className={classes['sectionName']}>{label}</span>
          <Progress vehicle={vehicle} section={section} />
          <ChevronRight size={18} aria-hidden className={classes['chevron']} />
        </Link>
      );
    })}
  </nav>
);

const Progress = ({ vehicle, section }: { vehicle: Vehicle; section: VanSection }) => {
  if (section === 'trailer') return <span className={classes['quiet']}>{vehicle.trailer?.name ?? 'None'}</span>;
  const counted = vehicle.readiness.sections.find((one) => one.section === section);
  if (!counted) return null;
  const { done, total } = counted;
  return (
    <>
      {done < total && (
        <span className={classes['quiet']}>
          {done} of {total}
        </span>
      )}
      <ProgressRing done={done} of={total} label={done < total ? null : `${SECTION_LOOKS[section].label} done`} />
    </>
  );
};

/** `36 of 42 done`, as a bar. */
export const RecordProgress = ({ vehicle: { readiness } }: { vehicle: Vehicle }) => (
  <div className={classes['progress']}>
    <div className={classes['progressWords']}>
      <strong>
        {readiness.done} of {readiness.total} done
      </strong>
      <strong>{readiness.percent}%</strong>
    </div>
    <ProgressBar label="Record of the van" percent={readiness.percent} />
    <p className={classes['quiet']}>Trailer is optional and not counted.</p>
  </div>
);
