import type { Role } from '@tailgate/contract';
import {
  addCardOf,
  buildAppointment,
  buildCatalogue,
  buildCustomerOf,
  buildGroomerAround,
  connectBank,
  type SignedIn,
  type TestApi,
} from '@tailgate/server/testing';
import { addDays, instantOf, localDateAt } from '@tailgate/values';
import type { CallerName, PersonName, RowName, VisitName } from './names.ts';

const ZONE = 'America/Chicago';
const PLACE = { latitude: 30.26, longitude: -97.75 };
const HOUR_MS = 3_600_000;
/** Over by now: the half hour before a scene begins is free. */
const HOURS_AGO = 2.5;

/** A session that a caller has in every world. */
export interface TemplateSession {
  readonly sessionId: string;
  readonly accountId: string;
  readonly role: Role;
  readonly impersonatorId: string | null;
}

export interface BuiltTemplate {
  readonly ids: Readonly<Record<RowName, string>>;
  readonly sessions: Readonly<Record<CallerName, TemplateSession>>;
}

type Catalogue = Awaited<ReturnType<typeof buildCatalogue>>;

const sessionOf = async (api: TestApi, { account }: SignedIn): Promise<TemplateSession> => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string; role: Role }>(
      `select id, role from sessions where account_id = $1 and impersonator_id is null limit 1`,
      [account.id],
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('A person of the world has no session');
  return { sessionId: row.id, accountId: account.id, role: row.role, impersonatorId: null };
};

/** Support acts as Dana, in a session that is older than any fresh sign-in. */
const impersonation = async (api: TestApi, dana: SignedIn): Promise<TemplateSession> => {
  const support = await api.as('support');
  const { status, raw } = await support.call('POST /v2/account/impersonation', {
    body: { accountId: dana.account.id, reason: 'insider', deviceId: 'insider' },
    headers: { 'x-refresh-token': support.refreshToken },
  });
  if (status !== 200) throw new Error(`Impersonation answered ${status}: ${raw}`);
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select id from sessions where account_id = $1 and impersonator_id = $2', [
      dana.account.id,
      support.account.id,
    ]),
  );
  return {
    sessionId: rows[0]?.id ?? '',
    accountId: dana.account.id,
    role: 'groomer',
    impersonatorId: support.account.id,
  };
};

/** What Dana earned long enough ago to be paid out. */
const earnedBefore = (api: TestApi, providerId: string, amountCents: number) =>
  api.database.asOwner((owner) =>
    owner.query(
      `with booked as (insert into ledger_transactions (id, site_id, kind, cause, occurred_at, entries)
         values (gen_random_uuid(), $1, 'completion', gen_random_uuid(), app.now() - interval '10 days', 2) returning *)
       insert into ledger_entries (site_id, transaction_id, occurred_at, line, account, party_id, amount_cents, reason)
       select site_id, id, occurred_at, 1, 'groomer_payable', $2::uuid, -$3::int, 'services' from booked union all
       select site_id, id, occurred_at, 2, 'processor_clearing', null, $3::int, 'card' from booked`,
      [api.site.id, providerId, amountCents],
    ),
  );

const buildCustomer = async (api: TestApi, groomer: SignedIn, ids: Catalogue, firstName: string) => {
  const built = await buildCustomerOf(api, groomer, {
    place: PLACE,
    breedId: ids.beagle,
    petTypeId: ids.dog,
    firstName,
    pets: [`Biscuit of ${firstName}`],
  });
  const person = await api.as(built.account);
  return { person, id: built.id, petId: built.pets[0]?.id ?? '', cardId: await addCardOf(api, person) };
};

const buildVisits = async (
  api: TestApi,
  serviceId: string,
  who: Readonly<Record<'dana' | 'pat', string>>,
  customers: Readonly<Record<'ann' | 'ben' | 'cleo', { readonly id: string; readonly petId: string }>>,
): Promise<Record<VisitName, string>> => {
  const now = api.clock.now();
  const at = (days: number, hour: number) => instantOf(addDays(localDateAt(now, ZONE), days), hour * 60, ZONE);
  const visit = (
    groomer: keyof typeof who,
    customer: keyof typeof customers,
    startsAt: Date,
    status: 'accepted' | 'pending' | 'unassigned' = 'accepted',
  ) =>
    buildAppointment(api, {
      providerId: who[groomer],
      customerId: customers[customer].id,
      petId: customers[customer].petId,
      serviceId,
      startsAt,
      status,
    });
  return {
    danaToday: await visit('dana', 'ann', new Date(now.getTime() - HOURS_AGO * HOUR_MS)),
    danaTomorrow: await visit('dana', 'ann', at(2, 11)),
    danaMonth: await visit('dana', 'ann', at(41, 10)),
    danaAsked: await visit('dana', 'ann', at(6, 10), 'pending'),
    patToday: await visit('pat', 'ben', new Date(now.getTime() - HOURS_AGO * HOUR_MS)),
    patWeek: await visit('pat', 'ben', at(7, 10)),
    openJob: await visit('pat', 'cleo', at(4, 10), 'unassigned'),
  };
};

const linesOf = async (api: TestApi, visits: Readonly<Record<VisitName, string>>) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string; visit: string }>(
      'select id, appointment_id as visit from appointment_lines where site_id = $1',
      [api.site.id],
    ),
  );
  const lineOf = (visit: VisitName) => rows.find((row) => row.visit === visits[visit])?.id ?? '';
  return {
    danaTodayLine: lineOf('danaToday'),
    danaTomorrowLine: lineOf('danaTomorrow'),
    danaMonthLine: lineOf('danaMonth'),
    danaAskedLine: lineOf('danaAsked'),
    patTodayLine: lineOf('patToday'),
    patWeekLine: lineOf('patWeek'),
    openJobLine: lineOf('openJob'),
  };
};

const REASONS = {
  cancellationReasons: ['Schedule conflict'],
  rejectionReasons: ['Fully booked'],
  rescheduleReasons: ['Running late', 'Customer asked'],
  customerBlockReasons: ['Rude'],
};

const setReasons = (api: TestApi) =>
  api.database.asOwner((owner) =>
    owner.query('update sites set reference_lists = $2 where id = $1', [api.site.id, JSON.stringify(REASONS)]),
  );

/** Sent through the API once; every world is a copy of it. */
export const buildTemplate = async (api: TestApi): Promise<BuiltTemplate> => {
  await setReasons(api);
  const catalogue = await api.platform.db.inSite(api.site.id, buildCatalogue);
  const dana = await buildGroomerAround(api, { center: PLACE, serviceId: catalogue.groom });
  const pat = await buildGroomerAround(api, { center: PLACE, serviceId: catalogue.groom });
  const [ann, ben, cleo] = [
    await buildCustomer(api, dana, catalogue, 'Ann'),
    await buildCustomer(api, pat, catalogue, 'Ben'),
    await buildCustomer(api, pat, catalogue, 'Cleo'),
  ];
  const staff = await api.as('staff');
  for (const groomer of [dana, pat]) {
    await connectBank(api, groomer);
    await earnedBefore(api, groomer.account.id, 20_000);
  }
  const who = { dana: dana.account.id, pat: pat.account.id };
  const visits = await buildVisits(api, catalogue.groom, who, { ann, ben, cleo });
  const people: Record<PersonName, SignedIn> = {
    dana,
    pat,
    ann: ann.person,
    ben: ben.person,
    cleo: cleo.person,
    staff,
  };
  const { dog, beagle, groom, bath, nails, matted } = catalogue;
  const sessions: Partial<Record<CallerName, TemplateSession>> = { supportAsDana: await impersonation(api, dana) };
  const accounts: Partial<Record<PersonName, string>> = {};
  for (const [name, person] of Object.entries(people) as [PersonName, SignedIn][]) {
    sessions[name] = await sessionOf(api, person);
    accounts[name] = person.account.id;
  }
  return {
    ids: {
      ...(accounts as Record<PersonName, string>),
      ...visits,
      ...(await linesOf(api, visits)),
      annPet: ann.petId,
      benPet: ben.petId,
      cleoPet: cleo.petId,
      annCard: ann.cardId,
      benCard: ben.cardId,
      cleoCard: cleo.cardId,
      dog,
      beagle,
      groom,
      bath,
      nails,
      matted,
    },
    sessions: sessions as Record<CallerName, TemplateSession>,
  };
};
