import { createFileRoute } from '@tanstack/react-router';
import { MoreTimes } from '#features/visitor-booking/times/more-times.tsx';
import { Providers } from '#features/visitor-booking/times/providers.tsx';
import { FlowPage } from './-flow.tsx';
import { orderOf, readOrderingSearch } from './-search.ts';

const PAGE = '/ordering/available-providers';

const AvailableProviders = () => {
  const search = readOrderingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { times, date, ...list } = search;
  // Where the groomer sells nothing, this page leads on to the first that is left to do.
  const goOn = (session: string) => void navigate({ to: '/ordering/upsells', search: { session } });
  return (
    <FlowPage
      page={PAGE}
      title={times === undefined ? 'Choose a groomer and time' : 'Choose a time'}
      search={search}
      {...(times !== undefined && { back: { to: PAGE, search: list } })}
    >
      {(session) =>
        times === undefined || session.searchId === null ? (
          <Providers
            session={session}
            order={orderOf(search)}
            onOrder={(order) =>
              void navigate({ search: { ...list, session: session.id, order }, replace: true, resetScroll: false })
            }
            onMore={(providerId) => void navigate({ search: { ...list, session: session.id, times: providerId } })}
            onDone={() => goOn(session.id)}
          />
        ) : (
          <MoreTimes
            key={times}
            session={session}
            searchId={session.searchId}
            providerId={times}
            order={orderOf(search)}
            date={date}
            onDate={(chosen) =>
              void navigate({ search: { ...search, date: chosen }, replace: true, resetScroll: false })
            }
            onDone={() => goOn(session.id)}
          />
        )
      }
    </FlowPage>
  );
};

export const Route = createFileRoute('/ordering/available-providers')({ component: AvailableProviders });
