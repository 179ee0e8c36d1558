import { readOnce } from '#shell/api/read.ts';

/** Why staff declined the application, asked while the session still answers. Leaving goes on without the reason. */
export const declinedBecause = async (): Promise<string | null> => {
  try {
    const { declinedByStaff } = await readOnce('GET /v2/service-provider/sign-up/steps', {});
    return declinedByStaff?.message ?? null;
  } catch {
    return null;
  }
};
