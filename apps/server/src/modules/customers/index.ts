export { addPet } from './add-pet.ts';
export { rowAnswers as customerRowAnswers } from './customer-answers.ts';
export { insertRelation as becomeCustomerOf, isBlockedBy as isBlocked, markInvited } from './customers.queries.ts';
export { joinWaitlist } from './join-waitlist.ts';
export { ownPetsAnswer } from './pet-answers.ts';
export { petSummariesOf } from './pet-summaries.ts';
/** A customer who books a provider becomes one of theirs; one who is already stays as they are. */
/** Whether a provider blocked a customer: such a customer cannot find or book this provider. */
