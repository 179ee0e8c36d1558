/** The only card number that a journey types. It may reach the card processor, and nothing of ours. */
export const TYPED_CARD = '5555555555554444';

const groups = TYPED_CARD.match(/\d{4}/g) ?? [];

/** As people, forms and addresses write it. */
export const TYPED_CARD_SHAPES = [TYPED_CARD, ...[' ', '-', '+', '%20'].map((between) => groups.join(between))];
