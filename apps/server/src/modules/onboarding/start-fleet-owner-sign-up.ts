import type { onboardingContract } from '@tailgate/contract';
import type { StagedCall } from '../../platform/http/call.ts';
import { countPhoneCode, prepareNewPassword } from '../accounts/index.ts';
import { startSignUp } from './start-sign-up.ts';

/** A fleet owner enters everything first; it is kept until the phone is verified. */
export const startFleetOwnerSignUp = async (call: StagedCall<typeof onboardingContract.startFleetOwnerSignUp>) => {
  const { finish, platform, body } = call;
  await countPhoneCode(call, { phone: body.phoneNumber, deviceId: body.deviceId });
  const { firstName, lastName, email } = body;
  const passwordHash = await prepareNewPassword(body.password, { first_name: firstName, last_name: lastName, email });
  const { addressSearch: _typed, ...address } = body.physicalAddress;
  const entered = {
    numberOfVehicles: body.numberOfVehicles,
    businessName: body.businessName,
    firstName,
    lastName,
    email,
    address,
  };
  const start = { phone: body.phoneNumber, referralCode: null, fleetOwner: { entered, passwordHash } };
  return await finish((tx) => startSignUp(tx, start, platform));
};
