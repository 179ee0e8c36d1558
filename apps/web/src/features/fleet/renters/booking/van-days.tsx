import { MAX_BOOKING_DAYS_AHEAD } from '@tailgate/contract/facts';
import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Renter } from '../renters-query.ts';
import type { BookingSearch } from './booking-search.ts';
import { daysFromTo, freeVansQuery, type FreeVan, type TakenDay } from './free-vans-query.ts';

export interface BookingStepProps {
  readonly renter: Renter;
  readonly vanId: string;
  readonly today: LocalDate;
  readonly search: BookingSearch;
  readonly onSearch: (search: BookingSearch) => void;
  readonly onBooked: (dates: readonly string[]) => void;
}

/** All days that can be booked of one van, with what is in the way. */
export interface DaysOfVan {
  readonly of: FreeVan;
  readonly last: LocalDate;
  readonly taken: ReadonlyMap<string, TakenDay>;
}

interface VanDaysProps extends Pick<BookingStepProps, 'vanId' | 'today' | 'search'> {
  readonly children: (days: DaysOfVan) => ReactNode;
}

export const VanDays = ({ vanId, today, search, children }: VanDaysProps) => {
  const last = addDays(today, MAX_BOOKING_DAYS_AHEAD - 1);
  const vans = useQuery(freeVansQuery({ days: daysFromTo(today, last), vehicleId: vanId }));
  const of = vans.data?.items[0];
  if (of) return children({ of, last, taken: new Map(of.taken.map((day) => [day.date, day])) });
  if (vans.data)
    return (
      <Notice tone="danger">
        <p>This van is not listed any more.</p>
        <ButtonLink to="/fleet-owner/add-customer/select-services" search={{ ...search }}>
          Choose another van
        </ButtonLink>
      </Notice>
    );
  return (
    <Card>
      <LoadingState what="the days of the van" of={[vans]} rows={6} />
    </Card>
  );
};
