import { event } from '../../platform/events/events.ts';

/** What people have to sign changed: published, retired or restored. */
export const agreementChanged = event<{ agreementId: string }>('agreements.changed');

/** A version was published. */
export const agreementIssued = event<{ versionId: string }>('agreements.issued');
