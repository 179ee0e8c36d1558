/** Names stand in texts to strangers, so they must not become a link or a number to call there. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}_-]\.\p{L}{2,}/iu;
const NUMBER = /(?:\d[\s().+/–-]*){7,}/u;
/** Also what is invisible, or turns the direction of writing. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}]/u;

/** Whether a name has no link, address, phone number or control characters in it, however it is written. */
export const isPlainName = (name: string): boolean => {
  const usual = name.normalize('NFKC');
  return !CONTROL.test(usual) && !LINK.test(usual) && !NUMBER.test(usual);
};

/** What a name is cut to in a message. */
export const MAX_NAME_IN_MESSAGE = 60;
