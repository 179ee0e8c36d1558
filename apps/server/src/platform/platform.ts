import type { Logger } from 'pino';
import type { AddressSearch } from '../vendors/address-search/address-search.ts';
import { cacheAddressSearch } from '../vendors/address-search/cache-address-search.ts';
import { radarAddressSearch } from '../vendors/address-search/radar.ts';
import { type CountryOfAddress, cacheCountries, ipinfoCountry } from '../vendors/ip-details/ipinfo.ts';
import { type SendMail, smtpMail } from '../vendors/mail/smtp.ts';
import { paymentsOnDemand } from '../vendors/payments/on-demand.ts';
import type { PaymentProcessor, ReadPaymentEvent } from '../vendors/payments/payments.ts';
import { fcmPush } from '../vendors/push/fcm.ts';
import type { SendToBrowser, SendToDevice } from '../vendors/push/push.ts';
import { vapidWebPush } from '../vendors/push/web-push.ts';
import { osrmRouting } from '../vendors/routing/osrm.ts';
import type { Routing } from '../vendors/routing/routing.ts';
import { type CallVendor, twilioCalls } from '../vendors/sms/twilio-calls.ts';
import { type SendSms, twilioSms } from '../vendors/sms/twilio.ts';
import type { DecodeVin } from '../vendors/vin/decoded-vin.ts';
import { cacheDecodedVins, vpicDecoder } from '../vendors/vin/vpic.ts';
import { type AccessTokens, accessTokens } from './auth/tokens.ts';
import { type Clock, clockAhead } from './clock.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { type FairQueue, fairQueue } from './files/fair-queue.ts';
import { type ImageProcess, imageProcess } from './files/image-process.ts';
import { type FileStorage, s3Storage } from './files/storage.ts';
import { shiftIds } from './ids.ts';
import { type IssueLiveToken, liveTokens } from './live/live-tokens.ts';
import { type Live, connectLive } from './live/live.ts';
import { outsideTransactions } from './outside-transactions.ts';
import { service, type Service } from './service.ts';
import { watchPools, type WatchPool } from './watch-pools.ts';
import { watchVendors } from './watch-vendors.ts';
import { type Seal, sealWith } from './seal.ts';
import { createLog } from './telemetry/log.ts';
import { measureRounds } from './telemetry/measure-rounds.ts';
import { type Metrics, createMetrics } from './telemetry/metrics.ts';
import { showEngines } from './telemetry/show-engines.ts';
import { type ReportError, errorReporter } from './telemetry/report-errors.ts';

/** The services available to use cases, created once at startup. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Database;
  readonly live: Live;
  readonly metrics: Metrics;
  readonly service: Service;
  readonly reportError: ReportError;
  /** Shows how busy a pool of database connections is. */
  readonly watchPool: WatchPool;
  readonly seal: Seal;
  readonly storage: FileStorage;
  readonly images: ImageProcess;
  /** Queue of upload inspections. */
  readonly inspections: FairQueue;
  readonly accessTokens: AccessTokens;
  readonly issueLiveToken: IssueLiveToken;
  readonly sendSms: SendSms;
  readonly calls: CallVendor;
  readonly sendMail: SendMail;
  readonly pushToDevice: SendToDevice;
  readonly pushToBrowser: SendToBrowser;
  readonly addressSearch: AddressSearch;
  readonly routing: Routing;
  readonly countryOfAddress: CountryOfAddress;
  readonly decodeVin: DecodeVin;
  readonly payments: PaymentProcessor;
  readonly readPaymentEvent: ReadPaymentEvent;
  close(): Promise<void>;
}

/** Bytes are loaded only while an inspection runs; queued calls hold none. */
const INSPECTIONS = { atOnce: 2, waitingInAll: 100, waitingEach: 20, waitAtMostMs: 25_000 };

/** As it stands in metrics and in failures. */
const labelOf = (vendor: string) => vendor.toLowerCase().replaceAll(' ', '-');

export const openPlatform = async (
  config: Config,
  options: { clock?: Clock; log?: Logger } = {},
): Promise<Platform> => {
  const log = options.log ?? createLog(config.LOG_LEVEL);
  const clock = options.clock ?? clockAhead(config.CLOCK_OFFSET_MS);
  shiftIds(config.CLOCK_OFFSET_MS);
  const metrics = createMetrics({ release: config.RELEASE });
  const db = openDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    preparedStatements: config.DATABASE_PREPARED_STATEMENTS,
    timeoutScale: config.DATABASE_TIMEOUT_SCALE,
    clockOffsetMs: config.CLOCK_OFFSET_MS,
    log,
  });
  measureRounds(metrics.registry, db, clock);
  const watchPool = watchPools(metrics);
  watchPool('app', db.pool);
  const live = await connectLive(config, log);
  showEngines(metrics, { live, db });
  const mail = smtpMail(config);
  const storage = s3Storage(config);
  const images = imageProcess();
  const processor = paymentsOnDemand(config);
  const reportError = errorReporter(config);
  const outside = outsideTransactions((name) => {
    const error = new Error(`${name} must not be called while a transaction is open`);
    // In production a slow transaction is better than a failed call.
    if (config.NODE_ENV !== 'production') throw error;
    log.error({ err: error }, 'Vendor called while a transaction is open');
    reportError(error, {});
  });
  const watched = watchVendors(metrics);
  const vendor = <Client extends object>(name: string, client: Client, operation?: string): Client =>
    outside(name, watched(labelOf(name), client, operation));
  return {
    config,
    log,
    clock,
    db,
    metrics,
    service: service(),
    // Links and upload URLs are signed locally, without a call.
    live: { ...live, publish: outside('Live', live.publish) },
    storage: {
      ...storage,
      ...vendor('Storage', {
        sizeOf: storage.sizeOf,
        read: storage.read,
        write: storage.write,
        remove: storage.remove,
      }),
    },
    images,
    inspections: fairQueue(INSPECTIONS),
    reportError,
    watchPool,
    seal: sealWith(config.SEAL_SECRETS),
    accessTokens: accessTokens(config, clock),
    issueLiveToken: liveTokens(config.NATS_ACCOUNT_SEED, clock),
    sendSms: vendor('SMS', twilioSms(config), 'send'),
    // Read and answered locally, without a call.
    calls: twilioCalls(config),
    sendMail: vendor('Mail', mail.send, 'send'),
    pushToDevice: vendor('Push', fcmPush(config), 'device'),
    pushToBrowser: vendor('Push', vapidWebPush(config), 'browser'),
    addressSearch: outside('Address search', cacheAddressSearch(watched('address-search', radarAddressSearch(config)))),
    routing: vendor('Routing', osrmRouting(config)),
    countryOfAddress: outside('IP details', cacheCountries(watched('ip-details', ipinfoCountry(config), 'country'))),
    decodeVin: outside('VIN decoding', cacheDecodedVins(watched('vin', vpicDecoder(config), 'decode'))),
    payments: vendor('Payments', processor.payments),
    // Checked locally, without a call.
    readPaymentEvent: processor.readEvent,
    close: async () => {
      await live.close();
      mail.close();
      storage.close();
      images.close();
      await db.close();
      await reportError.flush();
    },
  };
};
