import { Gauge, type Registry } from 'prom-client';
import { secondsAfter, type Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { OVERDUE_AFTER_S } from '../jobs/rounds.ts';
import { roundFreshness, type RoundFreshness } from '../jobs/rounds.queries.ts';

/** Read from the database at each scrape: any process answers for all. While the database is away they have no values. */
export const measureRounds = (registry: Registry, db: Pick<Database, 'ask'>, clock: Clock): void => {
  const read = () => roundFreshness(db, secondsAfter(clock.now(), -OVERDUE_AFTER_S)).catch(() => []);
  const gauge = (name: string, help: string, valueOf: (round: RoundFreshness) => number) => {
    const ofRound: Gauge<'round'> = new Gauge({
      name,
      help,
      labelNames: ['round'],
      registers: [registry],
      collect: async () => {
        const rounds = await read();
        ofRound.reset();
        for (const round of rounds) ofRound.set({ round: round.round }, valueOf(round));
      },
    });
  };
  gauge(
    'tailgate_round_last_success_timestamp_seconds',
    'When the round last succeeded, of the site where that is longest ago',
    ({ succeededAt }) => clock.toRealTime(succeededAt).getTime() / 1000,
  );
  gauge(
    'tailgate_rounds_overdue',
    'Sites for which a round has been due for an hour and is not finished',
    ({ overdue }) => overdue,
  );
};
