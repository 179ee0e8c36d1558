import { VAN_FEATURES, VAN_VIEW_WORDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, CircleCheck, MapPin, Phone, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { AnchorButton, ButtonLink } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/actions/dialog.tsx';
import { VanPicture } from '#ui/avatars/van-picture.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { StateBand } from '#ui/feedback/state-band.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { showDate } from '@tailgate/values/date-text';
import type { LocalDate } from '@tailgate/values/local-time';
import { METER_NAMES, momentInWords, valueInWords } from '../meters/meter-words.ts';
import { modelInWords, plateInWords, TYPE_WORDS } from '../vehicle-words.ts';
import { drivenVanQuery, drivenVansQuery, type DrivenVan } from './driven-vans-query.ts';
import { holdingInWords, stretchInWords } from './driver-words.ts';
import { Papers } from './papers.tsx';
import classes from './driver.module.css';

const VAN_TABS = ['info', 'documents', 'photos', 'videos', 'policies'] as const;
type VanTab = (typeof VAN_TABS)[number];
const TAB_WORDS: Readonly<Record<VanTab, string>> = {
  info: 'Info',
  documents: 'Documents',
  photos: 'Photos',
  videos: 'Videos',
  policies: 'Policies',
};

export interface DrivenVanProps {
  /** The van of today, where none is named. */
  readonly vanId?: string;
  readonly tab: VanTab;
  readonly policies: ReactNode;
}

const BACK = { to: '/groomer/my-van', label: 'your van' } as const;

/** What the record of a van consists of for its driver, one part at a time. */
export const useVanRecord = ({ vanId, tab, policies }: DrivenVanProps) => {
  const list = useQuery(drivenVansQuery);
  const id = vanId ?? list.data?.currentId ?? list.data?.vans[0]?.id;
  const query = useQuery({ ...drivenVanQuery(id ?? ''), enabled: id !== undefined });
  const van = query.data;
  const today = list.data?.today;
  if (!van || today === undefined) {
    const isNone = list.data !== undefined && (id === undefined || query.isError);
    const content = isNone ? <NoVan /> : <LoadingState what="the van" of={[list, query]} rows={6} />;
    return {
      header: <PageHeader title="My van" back={BACK} />,
      parts: [{ id: 'van', column: 'main' as const, content: <Card>{content}</Card> }],
    };
  }
  const part = (
    <>
      <Tabs van={van} />
      <Part van={van} tab={tab} policies={policies} />
    </>
  );
  return {
    header: <PageHeader title={van.name} lead={vanInWords(van)} back={BACK} />,
    state: <State van={van} today={today} />,
    parts: [
      { id: 'part', column: 'main' as const, content: part },
      { id: 'side', column: 'side' as const, content: <Side van={van} today={today} /> },
    ],
  };
};

const vanInWords = (van: DrivenVan): string => [plateInWords(van), modelInWords(van)].filter(Boolean).join(' · ');

const NoVan = () => (
  <EmptyState
    level={2}
    title="Not your van now"
    action={
      <ButtonLink look="tint" to="/groomer/my-van">
        See your van
      </ButtonLink>
    }
  >
    You see a van while you have it, and for a week after.
  </EmptyState>
);

const State = ({ van, today }: { van: DrivenVan; today: string }) => (
  <StateBand
    tone={van.holdsNow ? 'brand' : 'neutral'}
    icon={van.holdsNow ? CircleCheck : CalendarClock}
    title={van.holdsNow ? 'You have this van now' : 'You don’t have this van now'}
    note={holdingInWords(van, today)}
  />
);

const Tabs = ({ van }: { van: DrivenVan }) => (
  <nav className={classes['tabs']} aria-label={`Pages of ${van.name}`}>
    {VAN_TABS.filter((tab) => tab !== 'policies' || !van.isOwn).map((tab) => (
      <Link key={tab} to={`/groomer/my-van/$vanId/${tab}`} params={{ vanId: van.id }} className={classes['tab'] ?? ''}>
        {TAB_WORDS[tab]}
      </Link>
    ))}
  </nav>
);

const Part = ({ van, tab, policies }: { van: DrivenVan; tab: VanTab; policies: ReactNode }) => {
  if (tab === 'policies') return policies;
  if (tab === 'photos') return <Photos van={van} />;
  if (tab === 'videos') return <Videos van={van} />;
  if (tab === 'documents')
    return (
      <Card title="Documents">
        <CardBody>
          <Papers van={van} isNext />
        </CardBody>
      </Card>
    );
  return <About van={van} />;
};

const Photos = ({ van: { id, name, images } }: { van: DrivenVan }) => {
  const [shown, setShown] = useState<DrivenVan['images'][number] | null>(null);
  return (
    <Card title="Photos">
      <CardBody>
        {images.length === 0 ? (
          <p className={classes['quiet']}>This van has no photos.</p>
        ) : (
          <ul className={classes['photos']}>
            {images.map((photo) => (
              <li key={photo.view}>
                <button type="button" className={classes['photo']} onClick={() => setShown(photo)}>
                  <VanPicture id={id} name={name} picture={photo.image.sizes.medium} view={photo.view} ratio={4 / 3} />
                  <span>{VAN_VIEW_WORDS[photo.view]}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
      <Dialog
        title={shown ? VAN_VIEW_WORDS[shown.view] : ''}
        opened={shown !== null}
        onClose={() => setShown(null)}
        full
      >
        {shown && (
          <img className={classes['sheet']} src={shown.image.url} alt={`${name}, ${VAN_VIEW_WORDS[shown.view]}`} />
        )}
      </Dialog>
    </Card>
  );
};

const Videos = ({ van: { videoLinks } }: { van: DrivenVan }) => (
  <Card title="Videos">
    <CardBody>
      {videoLinks.length === 0 ? (
        <p className={classes['quiet']}>This van has no videos.</p>
      ) : (
        <ul className={classes['videos']}>
          {videoLinks.map((link, index) => (
            <li key={link}>
              <AnchorButton href={link} target="_blank" rel="noreferrer" icon={<Play size={20} aria-hidden />}>
                Video {index + 1}, {new URL(link).hostname}
              </AnchorButton>
            </li>
          ))}
        </ul>
      )}
    </CardBody>
  </Card>
);

const rowsOf = (van: DrivenVan): [string, string][] =>
  (
    [
      ['Plate', plateInWords(van)],
      ['VIN', van.vin ?? ''],
      ['Type', TYPE_WORDS[van.type]],
      ['Model', [modelInWords(van), van.trim].filter(Boolean).join(' ')],
      ['Builder', van.builder],
      ['Fuel', van.fuelType],
      ['Transmission', van.transmissionType],
      ['Generator', van.generator],
      ['Tags expire', van.tagsExpiration === null ? '' : showDate(van.tagsExpiration as LocalDate)],
      ['Insurance company', van.insuranceType === 'others' ? 'Platform insurance' : van.insuranceCompany],
      ['Features', van.features.map((feature) => VAN_FEATURES[feature].name).join(', ')],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '');

const About = ({ van }: { van: DrivenVan }) => (
  <Card title="Info">
    <CardBody>
      <dl className={classes['facts']}>
        {rowsOf(van).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {van.description !== '' && <p className={classes['description']}>{van.description}</p>}
    </CardBody>
  </Card>
);

const Side = ({ van, today }: { van: DrivenVan; today: string }) => {
  const now = useNow();
  const { owner, pickup, stretches, meters } = van;
  return (
    <div className={classes['side']}>
      <Card title="Your days">
        <CardBody>
          {stretches.length === 0 ? (
            <p className={classes['quiet']}>No days ahead.</p>
          ) : (
            <ul className={classes['list']}>
              {stretches.map((one) => (
                <li key={one.startsAt}>{stretchInWords(one, today)}</li>
              ))}
            </ul>
          )}
        </CardBody>
      </Card>
      <Card title="Meters">
        <CardBody>
          <dl className={classes['facts']}>
            {meters.map(({ meter, value, readAt }) => (
              <div key={meter}>
                <dt>{METER_NAMES[meter]}</dt>
                <dd>
                  {valueInWords(value, meter)}
                  <span className={classes['quiet']}> {momentInWords(readAt, van.timeZone, now)}</span>
                </dd>
              </div>
            ))}
          </dl>
          {meters.length === 0 && <p className={classes['quiet']}>No readings yet.</p>}
        </CardBody>
      </Card>
      {owner && (
        <Card title="Owner">
          <CardBody>
            <p>{owner.name}</p>
            {owner.phone !== null && (
              <AnchorButton href={`tel:${owner.phone}`} icon={<Phone size={20} aria-hidden />}>
                Call owner
              </AnchorButton>
            )}
          </CardBody>
        </Card>
      )}
      {pickup && (
        <Card title="Pickup">
          <CardBody>
            <Anchor
              href={`https://www.google.com/maps/search/?api=1&query=${pickup.latitude},${pickup.longitude}`}
              target="_blank"
              rel="noreferrer"
            >
              <MapPin size={18} aria-hidden /> {pickup.address}, {pickup.city}
            </Anchor>
            {pickup.notes !== '' && <p>{pickup.notes}</p>}
          </CardBody>
        </Card>
      )}
    </div>
  );
};
