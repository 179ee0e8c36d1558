/** Details stored in the history only. No personal data: history is never deleted. */
export type Details = Readonly<Record<string, string | number | boolean | null>>;

/** Ids of what a call touched, by table or by the name in its path. */
export type TouchedIds = Readonly<Record<string, readonly string[]>>;

/** What an event tells. Its definition says more than the table, which holds all events. */
export type EventPayload = object;
