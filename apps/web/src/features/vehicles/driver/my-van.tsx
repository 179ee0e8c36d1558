import { useQuery } from '@tanstack/react-query';
import { FileText, Images, Info, ScrollText, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { VanPicture } from '#ui/avatars/van-picture.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { ProblemList } from '#ui/feedback/problem-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { WithoutVanButton } from '../own/without-van-button.tsx';
import { plateInWords } from '../vehicle-words.ts';
import { drivenVansQuery, type DrivenVans, type HeldVan } from './driven-vans-query.ts';
import {
  appointmentsInWords,
  changeInWords,
  dateInWords,
  daysWithoutVan,
  holdingInWords,
  nextChangeOf,
} from './driver-words.ts';
import { TodayCard } from './today-card.tsx';
import { VanDays } from './van-days.tsx';
import classes from './driver.module.css';

interface MyVanProps {
  readonly fleets: ReactNode;
  /** What is wrong with the documents of their vans. */
  readonly papers: ReactNode;
}

/** Which van is theirs today and on the next days, with what they need at the van. */
export const MyVan = ({ fleets, papers }: MyVanProps) => {
  const query = useQuery(drivenVansQuery);
  const { data } = query;
  if (!data)
    return (
      <DashboardColumn span={12}>
        <LoadingState what="your van" of={[query]} rows={6} />
      </DashboardColumn>
    );
  if (!data.worksWithVans && data.vans.length === 0) return <WithoutVans fleets={fleets} />;
  const current = data.vans.find(({ id }) => id === data.currentId);
  return (
    <>
      <Missing of={data} />
      <DashboardColumn span={8} next>
        {papers}
        {current ? <TodayCard van={current} of={data} /> : <NoVanNow of={data} />}
      </DashboardColumn>
      <DashboardColumn span={4}>
        {current && <Pages van={current} />}
        <Others of={data} />
      </DashboardColumn>
      <DashboardColumn span={12}>
        <VanDays of={data} />
      </DashboardColumn>
    </>
  );
};

const Missing = ({ of: data }: { of: DrivenVans }) => {
  const days = daysWithoutVan(data);
  if (days.length === 0) return null;
  return (
    <DashboardColumn span={12} next>
      <ProblemList
        label="Days without a van"
        problems={days.map(({ date, withoutVan }) => ({
          id: date,
          tone: 'danger' as const,
          title: `No van on ${dateInWords(date)}: ${appointmentsInWords(withoutVan)} ${withoutVan === 1 ? 'needs' : 'need'} one`,
          note: 'Ask the owner of your fleet for a van, or move them.',
          action: (
            <ButtonLink look="danger" compact to="/groomer/appointments">
              Open schedule
            </ButtonLink>
          ),
        }))}
      />
    </DashboardColumn>
  );
};

const Pages = ({ van }: { van: HeldVan }) => {
  const params = { vanId: van.id };
  return (
    <Card title={`About ${van.name}`}>
      <Rows label={`Pages of ${van.name}`}>
        <RowLink
          to="/groomer/my-van/$vanId/documents"
          params={params}
          lead={<RowIcon icon={FileText} />}
          title="Documents"
        />
        <RowLink to="/groomer/my-van/$vanId/photos" params={params} lead={<RowIcon icon={Images} />} title="Photos" />
        <RowLink to="/groomer/my-van/$vanId/videos" params={params} lead={<RowIcon icon={Video} />} title="Videos" />
        <RowLink to="/groomer/my-van/$vanId/info" params={params} lead={<RowIcon icon={Info} />} title="Info" />
        {!van.isOwn && (
          <RowLink
            to="/groomer/my-van/$vanId/policies"
            params={params}
            lead={<RowIcon icon={ScrollText} />}
            title="Policies"
          />
        )}
      </Rows>
    </Card>
  );
};

const Others = ({ of: { vans, currentId, today } }: { of: DrivenVans }) => {
  const others = vans.filter(({ id }) => id !== currentId);
  if (others.length === 0) return null;
  return (
    <Card title={currentId === null ? 'Your next vans' : 'Your other vans'}>
      <Rows label="Other vans">
        {others.map((van) => (
          <RowLink
            key={van.id}
            to="/groomer/my-van/$vanId"
            params={{ vanId: van.id }}
            lead={<VanPicture id={van.id} name={van.name} picture={van.image?.sizes.thumbnail ?? null} size={44} />}
            title={van.name}
            meta={[plateInWords(van), holdingInWords(van, today)].filter(Boolean).join(' · ')}
          />
        ))}
      </Rows>
    </Card>
  );
};

/** They work with vans and have none now. */
const NoVanNow = ({ of: data }: { of: DrivenVans }) => {
  const change = nextChangeOf(data);
  const hasNone = data.vans.length === 0;
  return (
    <Card>
      <EmptyState
        level={2}
        title={hasNone ? 'You have no van' : 'No van today'}
        action={
          hasNone ? (
            <div className={classes['actions']}>
              <ButtonLink look="filled" to="/groomer/account/my-van">
                Use your own van
              </ButtonLink>
              <WithoutVanButton />
            </div>
          ) : (
            <ButtonLink look="tint" to="/groomer/appointments">
              Open schedule
            </ButtonLink>
          )
        }
      >
        {change?.van
          ? `Customers can’t book you without one. ${changeInWords(change, data.today)}.`
          : 'Customers can’t book you until you have one, or say that you work without a van.'}
      </EmptyState>
    </Card>
  );
};

const WithoutVans = ({ fleets }: { fleets: ReactNode }) => (
  <>
    <DashboardColumn span={8} next>
      <Card>
        <EmptyState
          level={2}
          title="You work without a van"
          action={
            <ButtonLink look="filled" to="/groomer/account/my-van" search={{ add: 'yes' }}>
              Add your van
            </ButtonLink>
          }
        >
          With a van, its papers are a press away at a traffic stop, its meters are kept, and nobody books it twice.
        </EmptyState>
      </Card>
    </DashboardColumn>
    <DashboardColumn span={4}>{fleets}</DashboardColumn>
  </>
);
