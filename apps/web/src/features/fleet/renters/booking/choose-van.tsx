import { UnstyledButton } from '@mantine/core';
import { MAX_BOOKING_DAYS_AHEAD } from '@tailgate/contract/facts';
import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { CalendarX, CircleCheck, Repeat } from 'lucide-react';
import { modelInWords, plateInWords, shortDate } from '#features/vehicles/index.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { VanPicture } from '#ui/avatars/van-picture.tsx';
import { DateRangeField } from '#ui/dates/date-range-field.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { counted } from '../renter-words.ts';
import type { Renter } from '../renters-query.ts';
import type { BookingSearch } from './booking-search.ts';
import { BookingSummary } from './booking-summary.tsx';
import { takenInWords } from './booking-words.ts';
import { rateOf } from './estimate.ts';
import { daysFromTo, freeVansQuery, type FreeVan } from './free-vans-query.ts';
import classes from './booking.module.css';

interface ChooseVanProps {
  readonly renter: Renter;
  readonly today: LocalDate;
  readonly search: BookingSearch;
  readonly onSearch: (search: BookingSearch) => void;
  readonly onNext: () => void;
}

/** `Nov 24: Ana Diaz has it`, and how many more. */
const reasonsOf = ({ taken }: FreeVan, today: string): string => {
  const [first, ...rest] = taken;
  if (!first) return '';
  const more = rest.length === 0 ? '' : `, ${counted(rest.length, 'more day')} taken`;
  return `${shortDate(first.date, today)}: ${takenInWords(first)}${more}`;
};

const Freedom = ({ of, asked, today }: { of: FreeVan; asked: number; today: string }) => {
  const isFree = of.freeDays === asked;
  const Icon = isFree ? CircleCheck : CalendarX;
  return (
    <>
      <span className={classes['freedom']} data-free={isFree || undefined}>
        <Icon size={16} aria-hidden />
        {isFree ? `Free on all ${counted(asked, 'day')}` : `Free on ${of.freeDays} of ${counted(asked, 'day')}`}
      </span>
      {!isFree && <span className={classes['quiet']}>{reasonsOf(of, today)}</span>}
    </>
  );
};

interface VanCardProps {
  readonly of: FreeVan;
  readonly asked: number;
  readonly today: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const VanCard = ({ of, asked, today, chosen, onChoose }: VanCardProps) => {
  const { van } = of;
  return (
    <li>
      <UnstyledButton className={classes['van'] ?? ''} aria-pressed={chosen} onClick={onChoose}>
        <VanPicture id={van.id} name={van.name} picture={van.defaultImage?.sizes.thumbnail ?? null} size={64} />
        <span className={classes['words']}>
          <strong>{van.name}</strong>
          <span className={classes['quiet']}>{[modelInWords(van), plateInWords(van)].filter(Boolean).join(' · ')}</span>
          <Freedom of={of} asked={asked} today={today} />
        </span>
        <strong className={classes['rate']}>{rateOf(van.planConfiguration)}</strong>
      </UnstyledButton>
    </li>
  );
};

/** Which van: those first that are free on the days in question. */
export const ChooseVan = ({ renter, today, search, onSearch, onNext }: ChooseVanProps) => {
  const from = search.from ?? today;
  const to = search.to ?? addDays(from, 6);
  const days = daysFromTo(from, to);
  const vans = useQuery({ ...freeVansQuery({ days }), enabled: days.length > 0 });
  const items = vans.data?.items ?? [];
  const chosen = items.find(({ van }) => van.id === search.van);
  return (
    <FormAndAside aside={<BookingSummary renter={renter} of={chosen} days={[]} today={today} />}>
      <form
        noValidate
        className={classes['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <DateRangeField
          label="Days"
          min={today}
          max={addDays(today, MAX_BOOKING_DAYS_AHEAD)}
          value={{ start: from, end: to }}
          onChange={({ start, end }) =>
            onSearch({
              ...search,
              ...(start !== null && { from: start as LocalDate }),
              ...(end !== null && { to: end as LocalDate }),
            })
          }
        />
        {!vans.data && <LoadingState what="your vans" of={[vans]} rows={4} />}
        {vans.data && items.length === 0 && (
          <Card>
            <EmptyState
              level={2}
              title="No van is listed"
              action={
                <ButtonLink look="tint" to="/fleet-owner/account/vehicles">
                  List a van
                </ButtonLink>
              }
            >
              Only listed vans can be booked.
            </EmptyState>
          </Card>
        )}
        {items.length > 0 && (
          <ul className={classes['vans']} aria-label="Vans">
            {items.map((of) => (
              <VanCard
                key={of.van.id}
                of={of}
                asked={days.length}
                today={today}
                chosen={of.van.id === search.van}
                onChoose={() => onSearch({ ...search, van: of.van.id })}
              />
            ))}
          </ul>
        )}
        {chosen && (
          <>
            <ButtonLink
              to="/fleet-owner/add-customer/recurring-appointment"
              search={{ ...search, van: chosen.van.id }}
              icon={<Repeat size={18} aria-hidden />}
            >
              Book every week
            </ButtonLink>
            <PageButton>{`Choose days of ${chosen.van.name}`}</PageButton>
          </>
        )}
      </form>
    </FormAndAside>
  );
};
