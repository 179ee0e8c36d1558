import { DRIVER_INVITATION_DAYS, fleetDriverMachine } from '@tailgate/contract';
import { bindMachine } from '../../../platform/machines/bind-machine.ts';
import { accountById, displayNameOf, recipientOf } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { businessNameOf } from '../../providers/index.ts';

const ANSWERS: Readonly<Record<string, string>> = {
  accept: 'drives for you now',
  decline: 'declined to drive for you',
  leave: 'no longer drives for you',
};

export const fleetDrivers = bindMachine(fleetDriverMachine, {
  effects: {
    tellInvited: async (tx, { subject: { owner_id: ownerId, groomer_id: groomerId } }, platform) => {
      await notify(tx, platform, 'driverInvited', {
        to: await recipientOf(tx, groomerId),
        by: ownerId,
        variables: { fleet: await businessNameOf(tx, ownerId), days: DRIVER_INVITATION_DAYS },
      });
    },
    tellOwner: async (tx, { name, subject: { owner_id: ownerId, groomer_id: groomerId } }, platform) => {
      await notify(tx, platform, 'driverAnswered', {
        to: await recipientOf(tx, ownerId),
        by: groomerId,
        variables: { driver: displayNameOf(await accountById(tx, groomerId)), answer: ANSWERS[name] ?? '' },
      });
    },
    tellDriver: async (tx, { subject: { owner_id: ownerId, groomer_id: groomerId } }, platform) => {
      await notify(tx, platform, 'driverDetached', {
        to: await recipientOf(tx, groomerId),
        by: ownerId,
        variables: { fleet: await businessNameOf(tx, ownerId) },
      });
    },
  },
});
