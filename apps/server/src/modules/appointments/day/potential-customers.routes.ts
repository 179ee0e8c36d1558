import type { appointmentsContract } from '@tailgate/contract';
import { localDateAt } from '@tailgate/values';
import { Failure } from '../../../platform/failure.ts';
import { staged, type Handlers } from '../../../platform/http/call.ts';
import { timeZoneOf } from '../../providers/index.ts';
import { appointmentNamed } from '../appointments.queries.ts';
import { inviteCustomers } from './invite-customers.ts';
import { potentialCustomers } from './potential-customers.ts';

type Rows = Pick<typeof appointmentsContract, 'listPotentialCustomers' | 'invitePotentialCustomers'>;

export const potentialCustomersHandlers: Handlers<Rows> = {
  listPotentialCustomers: staged(
    ({ stage, platform, viewer, query: { months, date, exact_check_schedule: isChecked, ...page } }) =>
      potentialCustomers(stage, { providerId: viewer.accountId, months, date, isChecked, page }, platform),
  ),
  invitePotentialCustomers: async ({ tx, platform, viewer, body, allowed, allowedIds }) => {
    const timeZone = await timeZoneOf(tx, viewer.accountId);
    const beside = body.id && (await appointmentNamed(tx, allowed(body.id)));
    const customerIds = await allowedIds(tx, body.customers);
    const date = body.date ?? (beside && localDateAt(beside.startsAt, timeZone));
    if (!date) throw new Failure('validation_failed', { errors: { date: 'is required without an appointment' } });
    return await inviteCustomers(tx, viewer, { date, timeZone, customerIds, text: body.text }, platform);
  },
};
