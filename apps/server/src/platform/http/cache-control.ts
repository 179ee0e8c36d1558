/** For what never changes under its address. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** For pictures of public pages: short enough that one which is no longer public is soon gone. */
export const FOR_AN_HOUR = 'public, max-age=3600';

/** For what is the same for everybody on a site: a minute old is new enough, and an old one may be shown meanwhile. */
export const FOR_A_MINUTE = 'public, max-age=60, stale-while-revalidate=600';
