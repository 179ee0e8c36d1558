import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OwnVanComplianceStrip } from '#features/compliance/index.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { NewVan } from '../add/new-van.tsx';
import { VinHelp } from '../add/vin-help.tsx';
import { focusTask } from '../editor/focus-task.ts';
import { SectionList } from '../editor/section-list.tsx';
import { SECTIONS } from '../editor/section-registry.ts';
import { TasksCard } from '../editor/tasks-card.tsx';
import { useVanEditor } from '../editor/use-van-editor.ts';
import type { VanParts } from '../editor/van-parts.ts';
import { ChooseVan } from './choose-van.tsx';
import { OwnVanUse } from './own-van-use.tsx';
import { ownVansQuery } from './own-vans-query.ts';
import type { OwnVanSearch } from './own-van-search.ts';
import classes from './own-van.module.css';

interface OwnVanProps {
  readonly parts: VanParts;
  readonly search: OwnVanSearch;
  readonly onSearch: (search: OwnVanSearch, replace?: boolean) => void;
}

/** The van a groomer works with: its record, section by section, or the way to add one. */
export const OwnVan = ({ parts, search, onSearch }: OwnVanProps) => {
  const vans = useQuery(ownVansQuery);
  if (!vans.data) return <LoadingState what="your van" of={[vans]} rows={6} />;
  const { items } = vans.data;
  const chosen = items.find(({ id }) => id === search.van) ?? items[0];
  if (search.add === 'yes')
    return (
      <FormAndAside aside={<VinHelp />}>
        <NewVan into="own" onAdded={({ id }) => onSearch({ van: id }, true)} />
      </FormAndAside>
    );
  if (!chosen)
    return (
      <Card>
        <EmptyState
          level={2}
          title="Add your van"
          action={
            <Button look="tint" onClick={() => onSearch({ add: 'yes' })}>
              Add your van
            </Button>
          }
        >
          With its VIN, make, model and year fill in. Keep its papers, photos and meters here.
        </EmptyState>
      </Card>
    );
  return (
    <div className={classes['stack']}>
      <ChooseVan vans={items} chosen={chosen.id} onChoose={(van) => onSearch({ van })} />
      <OwnVanComplianceStrip vehicleId={chosen.id} />
      <Record key={chosen.id} id={chosen.id} search={search} parts={parts} />
    </div>
  );
};

interface RecordProps {
  readonly id: string;
  readonly search: OwnVanSearch;
  readonly parts: VanParts;
}

/** One section beside the list of all; on a phone the list first. */
const Record = ({ id, search, parts }: RecordProps) => {
  const { vehicle, query, isWide, sections, section, task } = useVanEditor(id, search);
  useEffect(() => {
    if (task !== undefined) focusTask(task);
  }, [section, task]);
  if (!vehicle) return <LoadingState what="your van" of={[query]} rows={6} />;
  const Shown = section && SECTIONS[section];
  const content = Shown && <Shown key={section} vehicle={vehicle} parts={parts} task={task} />;
  const list = (
    <section className={classes['card']}>
      <SectionList vehicle={vehicle} sections={sections} shown={section} />
    </section>
  );
  if (!content)
    return (
      <>
        <OwnVanUse vehicle={vehicle} />
        <TasksCard vehicle={vehicle} shown={undefined} />
        {list}
      </>
    );
  return (
    // The same at every width: what was typed outlives a turned tablet.
    <FormAndAside
      only={isWide ? undefined : 'form'}
      aside={
        <>
          <OwnVanUse vehicle={vehicle} />
          {list}
          <TasksCard vehicle={vehicle} shown={section} />
        </>
      }
    >
      {!isWide && (
        <TextLink to="." search={search.van === undefined ? {} : { van: search.van }}>
          All sections
        </TextLink>
      )}
      {content}
    </FormAndAside>
  );
};
