const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** `Sunday, November 29, 2026`. */
export const deletionDay = (scheduledFor: string): string => DAY.format(new Date(scheduledFor));
