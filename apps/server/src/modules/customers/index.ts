export { rowAnswer as customerRowAnswer } from './customer-answers.ts';
/** A customer who books a provider becomes one of theirs; one who is already stays as they are. */
export { insertRelation as becomeCustomerOf } from './customers.queries.ts';
/** Whether a provider blocked a customer: such a customer cannot find or book this provider. */
export { isBlockedBy as isBlocked } from './customers.queries.ts';
export { addPet } from './add-pet.ts';
export { joinWaitlist } from './join-waitlist.ts';
export { ownPetsAnswer } from './pet-answers.ts';
export { markInvited } from './customers.queries.ts';
