import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { providerInWords, providerName } from '#ui/words/provider-name.ts';
import type { FoundProvider } from '../visitor-booking-query.ts';
import classes from '../visitor-booking.module.css';
import { TimeButtons } from './time-buttons.tsx';
import { useNextStarts } from './use-next-starts.ts';

interface PreferredTimesProps {
  readonly searchId: string;
  readonly provider: FoundProvider['provider'];
  readonly chosen: string | undefined;
  readonly holding: string | undefined;
  readonly onTime: (start: string) => void;
  readonly onMore: () => void;
}

/** The next free times of the groomer whom the visitor came for. */
export const PreferredTimes = ({ searchId, provider, chosen, holding, onTime, onMore }: PreferredTimesProps) => {
  const { starts, of } = useNextStarts(searchId, provider.id);
  const shown = chosen === undefined || starts?.includes(chosen) === true ? starts : [chosen, ...(starts ?? [])];
  return (
    <Card
      title={providerInWords(provider)}
      aside={
        <PersonAvatar
          id={provider.id}
          name={providerName(provider)}
          photoUrl={provider.profilePicture?.url ?? null}
          size={36}
        />
      }
      selected={chosen !== undefined}
    >
      <CardBody>
        <div className={classes['stack']}>
          {!starts && <LoadingState what="free times" of={of} rows={1} />}
          {starts?.length === 0 && <p>No free time for this at your address in the next weeks.</p>}
          {/* Nothing to tap before it has its place: the times would push it away below the finger. */}
          {(starts || chosen !== undefined) && (
            <TimeButtons
              label={`Times with ${provider.displayName}`}
              starts={shown ?? []}
              chosen={chosen}
              holding={holding}
              onTime={onTime}
              onMore={onMore}
            />
          )}
        </div>
      </CardBody>
    </Card>
  );
};
