import type { Review } from './generated-verdict.ts';

const SEARCHED = {
  reason:
    'A search keeps what was asked for. It looks among the zones around the address, and those are asked for by site.',
  control: 'site-of-zones-around',
};
const COUNTED =
  'Answers a number, and the harness compares rows: second-step.test.ts has accounts with and without factors.';
const FOUND_BY_ZONE = {
  reason:
    'The provider is looked for among the zones around the address, and those are asked for by site (control site-of-zones-around).',
  control: 'site-of-zones-around',
};

const BY_ANOTHER_TEST = (test: string, control: string) => ({
  reason: `Answers times, amounts or counts, and the harness compares rows: ${test} sees it.`,
  control,
});
const OF_THE_CARD = {
  reason: 'Guarded twice: visit and pet of a report card are each asked for with its groomer or owner.',
  control: 'own-report-cards',
};
/** The schema keeps what another site has out of the offers of a groomer: both have the site in their key. */
const NOT_OFFERED = {
  reason: 'Guarded twice: a service is looked for among those that this groomer offers.',
  control: 'own-offers',
};
const NOT_OFFERED_ADD_ON = {
  reason: 'Guarded twice: an add-on is looked for among those that this groomer offers.',
  control: 'own-add-ons',
};

const OF_THE_ORDER = {
  reason: 'Guarded twice: a line is looked for in the order that is named, and the line is one of the caller.',
};

const WITH_A_DUTY = {
  reason:
    'Staff of the harness have all duties: uploads.test.ts and offers.test.ts have staff without the one that is asked for.',
  control: 'duty-for-files-of-others',
};

/**
 * Generated mutants that nothing notices, each with the reason why that is right: `npm run mutants` fails on a survivor
 * that is not listed, and on a listed one that is caught or no longer generated.
 */
export const REVIEWED_SURVIVORS: Readonly<Record<string, Review>> = {
  'filter: "owner_id" = $3 in select * from "files" where ("files"."id" = $1 and ("is_public" = $2 or "owner_id" = $3 or app.holds_duty($4, $5)))':
    WITH_A_DUTY,
  'filter: "providers"."account_id" = $3 in select "account_id" as "id", "currency" from "providers" where ("providers"."account_id" = $1 and ("providers"."status" = $2 or "providers"."account_i':
    WITH_A_DUTY,
  'reference: PUT /v2/service-checkout/pet-service/service-provider/order/:id/pet-services/:petServiceId params.id':
    OF_THE_ORDER,
  'reference: POST /v2/service-checkout/pet-service/service-provider/order/:id/pet-services/:petServiceId params.id':
    OF_THE_ORDER,
  'reference: DELETE /v2/service-checkout/pet-service/service-provider/order/:id/pet-services/:petServiceId params.id':
    OF_THE_ORDER,
  'reference: POST /v2/service-checkout/pet-service/service-provider/order/:id/pet-services body.addons[]':
    NOT_OFFERED_ADD_ON,
  'reference: PUT /v2/service-checkout/pet-service/service-provider/order/:id/pet-services/:petServiceId body.serviceId':
    NOT_OFFERED,
  'reference: PUT /v2/service-checkout/pet-service/service-provider/order/:id/pet-services/:petServiceId body.addons[]':
    NOT_OFFERED_ADD_ON,
  'reference: PUT /v1/orders/:id/pet-services body.petServices[].serviceId': NOT_OFFERED,
  'reference: PUT /v1/orders/:id/pet-services body.petServices[].addons[]': NOT_OFFERED_ADD_ON,
  'filter: "report_cards"."provider_id" = $2 in select "appointment_id" as "appointmentId", "pet_id" as "petId", "coat", "skin", "ears", "nails", "behavior", "note", "photo_ids" as "photoIds", "sent':
    OF_THE_CARD,
  'filter: "report_cards"."provider_id" = $5 in select "appointment_id" as "appointmentId", "pet_id" as "petId", "coat", "skin", "ears", "nails", "behavior", "note", "photo_ids" as "photoIds", "sent':
    OF_THE_CARD,
  'filter: "provider_id" = $2 in select count(*)::int as "visits" from "appointments" where "customer_id" = $1 and "provider_id" = $2 and "status" = $3':
    BY_ANOTHER_TEST('card-orders.test.ts', 'own-visits-before'),
  'reference: POST /v2/service-checkout/pet-service/service-provider/order/:id/pet-services body.serviceId':
    NOT_OFFERED,
  'reference: POST /v2/service-checkout/pet-service/service-provider/order/:id/pet-services/:petServiceId body.addons[]':
    NOT_OFFERED_ADD_ON,
  'reference: POST /v2/service-checkout/pet-service/customer/search body.pets[].serviceId': SEARCHED,
  'reference: POST /v2/service-checkout/pet-service/customer/search body.pets[].addOnIds[]': SEARCHED,
  'reference: GET /v2/service-checkout/pet-service/customer/:sessionId/:month/:year/available-days query.providerId':
    FOUND_BY_ZONE,
  'reference: GET /v2/service-checkout/pet-service/customer/:sessionId/available-time-slots query.providerId':
    FOUND_BY_ZONE,
  'reference: POST /v2/service-checkout/pet-service/customer/:sessionId/hold body.providerId': FOUND_BY_ZONE,
  'filter: r.account_id = any($1::uuid[]) in  select r.id, r.at, r.endpoint, r.account_id as "accountId", r.impersonator_id as "impersonatorId", r.impersonation_reason as "impersonationReason" fr':
    {
      reason:
        'For the index, which has the account first: the records are those that touched the order, and staff see what anybody did on the site.',
    },
  'filter: "account_id" = any($1) in select "account_id", "device_id" from "sessions" where "account_id" = any($1) and "revoked_at" is null':
    { reason: 'Sessions of others are read in vain: what is found is compared by account and device together.' },
  'filter: "provider_id" = $1 in select "service_id" from "provider_services" where "provider_id" = $1 and "service_id" = any($2) order by "service_id" for update':
    { reason: 'Locks rows and uses nothing of them: with those of others locked too, others wait a moment longer.' },
  'filter: "account_id" = $1 in select (select count(*)::int as "count" from "passkeys" where "account_id" = $1) as "passkeys", (select "confirmed_at" from "authenticator_apps" where':
    { reason: COUNTED, control: 'own-passkeys' },
  'filter: "account_id" = $1 in select count(*)::int as "count" from "recovery_codes" where "account_id" = $1 and "used_at" is null':
    { reason: COUNTED, control: 'own-recovery-codes' },
  'filter: "account_id" = $1 in select "sealed_secret", "confirmed_at" from "authenticator_apps" where "account_id" = $1':
    { reason: 'Every app of the worlds has one key: second-step.test.ts has two.', control: 'own-authenticator-app' },
  'reference: POST /v2/service-checkout/pet-service/service-provider/:sessionId/set-services body.petServices[].services[].serviceId':
    NOT_OFFERED,
  'reference: POST /v2/service-checkout/pet-service/service-provider/:sessionId/set-services body.petServices[].services[].addons[]':
    NOT_OFFERED_ADD_ON,
  'filter: "provider_id" = $1 in select "color" from "work_zones" where "provider_id" = $1': {
    reason: 'Chooses a color for a zone, and the harness compares rows: work-zones.test.ts sees it.',
    control: 'own-zone-colors',
  },
  'filter: provider_id = $1 in  select price_cents as "priceCents", weekdays from work_zones where provider_id = $1 and st_covers(area, st_point($2, $3, 4326)::geography)':
    BY_ANOTHER_TEST('appointments.test.ts', 'own-travel-fee'),
  'filter: resource_id = $3 in  select s.index::int, n.* from unnest( $1::timestamptz[], $2::timestamptz[]) with ordinality as s (from_at, to_at, index) cross join lateral ( (select':
    BY_ANOTHER_TEST('occupancy.test.ts', 'own-neighbors'),
  'filter: resource_id = $9 in  select s.index::int, n.* from unnest( $1::timestamptz[], $2::timestamptz[]) with ordinality as s (from_at, to_at, index) cross join lateral ( (select':
    BY_ANOTHER_TEST('occupancy.test.ts', 'own-next-occupant'),
  'filter: o.provider_id = $1 in select "accounts"."first_name", "accounts"."last_name", "accounts"."phone", "accounts"."email", "groomers"."first_name" as "groomer_first_name", "groo':
    BY_ANOTHER_TEST('trading.test.ts', 'own-visits-of-customer'),
  'filter: "provider_customers"."provider_id" = $3 in select "accounts"."first_name", "accounts"."last_name", "accounts"."phone", "accounts"."email", "groomers"."first_name" as "groomer_first_name", "groo':
    BY_ANOTHER_TEST('trading.test.ts', 'own-notes-of-customer'),
  'filter: a.provider_id = $6 in  with visits as ( select a.customer_id, bool_or(a.starts_at >= $1) as is_booked, max(a.starts_at) filter (where a.starts_at < $2) as last_seen, min(a.':
    BY_ANOTHER_TEST('potential-customers.test.ts', 'own-visits-of-due-customers'),
  'filter: "provider_id" = $1 in select distinct "customer_id" from "appointments" where "provider_id" = $1 and "customer_id" = any($2::uuid[]) and "starts_at" >= $3 and "id" >= app.f':
    BY_ANOTHER_TEST('potential-customers.test.ts', 'own-appointments-ahead'),
  'filter: "provider_id" = $2 in update "provider_customers" set "invited_at" = $1 where "provider_id" = $2 and "customer_id" = any($3::uuid[]) and ("invited_at" is null or "invited_a':
    BY_ANOTHER_TEST('potential-customers.test.ts', 'own-invitations'),
  'filter: me.account_id = $1 in  select o.account_id as id, a.first_name, a.last_name, o.city, st_distance(o.location, me.location) as meters, count(*) over ()::int as total from pro':
    BY_ANOTHER_TEST('trading.test.ts', 'distance-of-partners'),
  'filter: resource_id = $1 in select id, lower(busy) as start, upper(busy) as end, st_y(place::geometry) as latitude, st_x(place::geometry) as longitude from occupancy where resour':
    {
      reason:
        'Looks for what is to be removed, by id, in one partition. What is removed is asked for again with its calendar, and nothing but drives in this calendar follows from what was found.',
    },
  'filter: a.provider_id = $1 in  select count(*)::int as total from appointments a join accounts c on c.id = a.customer_id where a.provider_id = $1 and a.customer_id = $2 and exists ':
    BY_ANOTHER_TEST('appointments.test.ts', 'own-total-of-appointments'),
  'filter: "account_id" = $1 in select st_y(location::geometry) as "latitude", st_x(location::geometry) as "longitude" from "providers" where "account_id" = $1':
    BY_ANOTHER_TEST('driving.test.ts', 'own-base'),
  'filter: "provider_customers"."provider_id" = $1 in select "customer_id" from "provider_customers" where ("provider_customers"."provider_id" = $1 and "provider_customers"."customer_id" = $2) and "blocke':
    BY_ANOTHER_TEST('blocked-customers.test.ts', 'own-blocked-customers'),
  'filter: r.provider_id = $1 in select "accounts"."id", "accounts"."first_name", "accounts"."last_name", "address_line", "address_line_2", "city", "state_or_province", "postal_code",':
    BY_ANOTHER_TEST('blocked-customers.test.ts', 'own-blocked-customers-at-placing'),
  'filter: a.provider_id = $2 in  select (a.starts_at at time zone $1)::date::text as date, min(a.starts_at) as start, count(*)::int as stops from appointments a where a.provider_id =':
    BY_ANOTHER_TEST('day-route.test.ts', 'own-next-day'),
  'filter: "provider_id" = $1 in select "category", "payment_type" as "paymentType", to_char(spent_on, \'YYYY-MM\') as "month", sum(amount_cents)::float8 as "amountCents", count(*)::int':
    BY_ANOTHER_TEST('expenses.test.ts', 'own-expense-report'),
  'reference: DELETE /v2/customer/pets/:petId/vaccinations/:vaccinationId params.petId': {
    reason:
      'Guarded three times: the vaccination is one of that pet, and the pet is read again with its owner. What would go is a vaccination of the caller in any case.',
  },
  'filter: "provider_id" = $1 in select "is_on" as "isOn", "visits", "reward_cents" as "rewardCents", "changed_at" as "changedAt" from "loyalty_terms" where "provider_id" = $1 order b':
    BY_ANOTHER_TEST('loyalty.test.ts', 'own-loyalty-terms'),
  'filter: "provider_id" = $3 in select count(*) filter (where visits > 0 and $1 - visits <= $2)::int as "near", count(*) filter (where credit_cents > 0)::int as "withCredit", coalesc':
    BY_ANOTHER_TEST('loyalty.test.ts', 'own-loyalty-standings'),
  'filter: "provider_id" = $1 in select "is_on" from "upsell_stores" where "provider_id" = $1': BY_ANOTHER_TEST(
    'upsells.test.ts',
    'own-store-switch',
  ),
  'filter: "provider_id" = $1 in select "id" from "appointments" where "provider_id" = $1 and "customer_id" = $2 and "status" = any($3) order by "starts_at" desc limit $4':
    BY_ANOTHER_TEST('one-slot.test.ts', 'own-last-services'),
  "filter: account_id = $2 in  with sizes as materialized ( select name, array_position('{extra_small,small,medium,large,extra_large}'::text[], name) as at, min_weight_lb, max_weig":
    BY_ANOTHER_TEST('find-provider.test.ts', 'provider-of-search'),
  'filter: "account_id" = $1 in select "average_rating" as "averageRating", "review_count" as "reviewCount", "star_counts" as "starCounts" from "providers" where "account_id" = $1':
    BY_ANOTHER_TEST('reviews.test.ts', 'own-review-totals'),
  'filter: "reviews"."provider_id" = $3 in select count(*) filter (where $1)::int as "all", count(*) filter (where "reviews"."comment" <> $2)::int as "withText", count(*) filter (where cardinal':
    BY_ANOTHER_TEST('reviews.test.ts', 'own-review-counts'),
  'filter: h.provider_id = $3 in select count(distinct "payment_cards"."id")::int as "count" from "payment_cards" where ("payment_cards"."id" = $1 and payment_cards.removed_at is null':
    {
      reason: 'Guarded twice: a card is chosen among those that the order can be paid with.',
      control: 'own-cards-to-charge',
    },
  'filter: "provider_id" = $1 in select "id" from "upsells" where "provider_id" = $1 and "removed_at" is null and ("upsells"."removed_at" is null and is_active and stock is distinct f':
    BY_ANOTHER_TEST('products.test.ts', 'own-products-on-sale'),
  'filter: "account_id" = $1 in select "sms", "email", "push" from "notification_choices" where "account_id" = $1':
    BY_ANOTHER_TEST('choices.test.ts', 'own-channels'),
  'filter: "account_id" = $1 in select "charge_method" as "chargeMethod", "allow_percentage_plan" as "allowPercentagePlan" from "providers" where "account_id" = $1':
    BY_ANOTHER_TEST('charge-method.test.ts', 'own-charge-terms'),
  'policy: upsell.choose: upsells.removed_at': {
    reason: 'Guarded twice: products are chosen among those that the groomer has in the store.',
  },
  'filter: c.account_id = $2 in select count(distinct "agreement_versions"."id")::int as "count" from "agreement_versions" where ("agreement_versions"."id" = $1 and (exists ( select ':
    BY_ANOTHER_TEST('agreement-file.test.ts', 'own-earlier-version'),
  'filter: "acceptance"."account_id" = $1 in select "acceptance"."id", "acceptance"."account_id" as "signerId", "acceptance"."signer_name" as "signerName", "acceptance"."accepted_at" as "accepted':
    BY_ANOTHER_TEST('agreement-file.test.ts', 'own-acceptance-in-file'),
  'filter: "account_id" = $1 in select "version_id" as "versionId" from "agreement_acceptances" where "account_id" = $1 and "version_id" = any($2)':
    BY_ANOTHER_TEST('agreements.test.ts', 'own-acceptances'),
};
