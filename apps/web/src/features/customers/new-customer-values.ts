import type { CallInput } from '@tailgate/contract';
import { addressProblem, type Address } from '#ui/address-field/address.ts';
import { emailProblem } from '#ui/words/email-problem.ts';
import { placeOf } from './parts.ts';
import { NEW_PET, PET_RULES, petBodyOf, type PetValues } from './pet-values.ts';

type Input = CallInput<'POST /v2/service-checkout/pet-service/service-provider/customer'>;

export const NEW_CUSTOMER = {
  phoneNumber: '',
  firstName: '',
  lastName: '',
  email: '',
  address: null as Address | null,
  addressLine2: '',
  addressNotes: '',
  isApartmentComplex: false,
  referralSource: '',
  vip: false,
  waitList: false,
  pets: [] as PetValues[],
};
export type NewCustomerValues = typeof NEW_CUSTOMER;

const required = (what: string) => (value: string) => (value.trim() === '' ? `Enter the ${what}` : null);

export const NEW_CUSTOMER_RULES = {
  phoneNumber: required('phone number'),
  firstName: required('first name'),
  lastName: required('last name'),
  email: (email: string) => (email.trim() === '' ? null : emailProblem(email)),
  address: (address: Address | null) => (address ? addressProblem(address) : null),
  pets: PET_RULES,
};

export const emptyPet = (): PetValues => ({ ...NEW_PET });

export const newCustomerInput = ({ address, email, pets, ...values }: NewCustomerValues): Input => ({
  body: {
    ...values,
    email: email.trim() === '' ? null : email,
    physicalAddress: placeOf(address),
    pets: pets.map((pet, at) => ({ ...petBodyOf(pet, null), id: `new-${at + 1}`, isNew: true })),
  },
});
