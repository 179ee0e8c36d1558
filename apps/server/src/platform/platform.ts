import type { Logger } from 'pino';
import { type AccessTokens, accessTokens } from './auth/tokens.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { type FileStorage, s3Storage } from './files/storage.ts';
import { type Limits, limitsIn } from './limits/limits.ts';
import { type Live, connectLive } from './live/live.ts';
import { type IssueLiveToken, liveTokens } from './live/live-tokens.ts';
import { type Seal, sealWith } from './seal.ts';
import { createLog } from './telemetry/log.ts';
import { type Metrics, createMetrics } from './telemetry/metrics.ts';
import { type ReportError, errorReporter } from './telemetry/report-errors.ts';
import type { AddressSearch } from '../vendors/address-search/address-search.ts';
import { radarAddressSearch } from '../vendors/address-search/radar.ts';
import { rememberAnswers } from '../vendors/address-search/remember-answers.ts';
import { type CountryOfAddress, ipinfoCountry } from '../vendors/ip-details/ipinfo.ts';
import { type SendMail, smtpMail } from '../vendors/mail/smtp.ts';
import { fcmPush } from '../vendors/push/fcm.ts';
import type { SendToBrowser, SendToDevice } from '../vendors/push/push.ts';
import { vapidWebPush } from '../vendors/push/web-push.ts';
import { osrmRouting } from '../vendors/routing/osrm.ts';
import type { Routing } from '../vendors/routing/routing.ts';
import { type SendSms, twilioSms } from '../vendors/sms/twilio.ts';

/** Everything a use case may need from the machine room, made once at start and handed down. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Database;
  readonly limits: Limits;
  readonly live: Live;
  readonly metrics: Metrics;
  readonly reportError: ReportError;
  readonly seal: Seal;
  readonly storage: FileStorage;
  readonly accessTokens: AccessTokens;
  readonly issueLiveToken: IssueLiveToken;
  readonly sendSms: SendSms;
  readonly sendMail: SendMail;
  readonly pushToDevice: SendToDevice;
  readonly pushToBrowser: SendToBrowser;
  readonly addressSearch: AddressSearch;
  readonly routing: Routing;
  readonly countryOfAddress: CountryOfAddress;
  close(): Promise<void>;
}

export const openPlatform = async (
  config: Config,
  options: { clock?: Clock; log?: Logger } = {},
): Promise<Platform> => {
  const log = options.log ?? createLog(config.LOG_LEVEL);
  const clock = options.clock ?? systemClock;
  const metrics = createMetrics();
  const db = openDatabase({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL_SIZE, log });
  const live = await connectLive(config, log);
  const mail = smtpMail(config);
  const storage = s3Storage(config);
  return {
    config,
    log,
    clock,
    db,
    metrics,
    live,
    storage,
    limits: limitsIn(db.pool, { scale: config.RATE_LIMIT_SCALE, metrics }),
    reportError: errorReporter(config),
    seal: sealWith(config.SEAL_SECRETS),
    accessTokens: accessTokens(config, clock),
    issueLiveToken: liveTokens(config.NATS_ACCOUNT_SEED, clock),
    sendSms: twilioSms(config),
    sendMail: mail.send,
    pushToDevice: fcmPush(config),
    pushToBrowser: vapidWebPush(config),
    addressSearch: rememberAnswers(radarAddressSearch(config)),
    routing: osrmRouting(config),
    countryOfAddress: ipinfoCountry(config),
    close: async () => {
      await live.close();
      mail.close();
      storage.close();
      await db.close();
    },
  };
};
