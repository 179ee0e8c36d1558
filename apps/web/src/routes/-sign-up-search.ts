/** What a reload and another device need to go on: the session of a visitor, and a code that was shared. */
export type SignUpSearch = Readonly<Partial<Record<'session' | 'referralCode', string>>>;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const CODE = /^[\w-]{1,40}$/;

/** Keeps what is well-formed; anything else is as if it were not there. */
export const readSignUpSearch = (given: Readonly<Partial<Record<string, string>>>): SignUpSearch => {
  const session = given['session'] ?? '';
  const referralCode = given['referralCode'] ?? '';
  return { ...(ID.test(session) && { session }), ...(CODE.test(referralCode) && { referralCode }) };
};
