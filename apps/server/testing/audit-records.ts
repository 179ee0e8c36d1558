import type { TestServer } from './test-api.ts';

export interface StoredRecord {
  readonly endpoint: string;
  readonly accountId: string | null;
  readonly impersonatorId: string | null;
  readonly reason: string | null;
  readonly touched: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string | null;
}

/** The audit records of an account, the oldest first. */
export const auditRecordsOf = async (
  { database }: Pick<TestServer, 'database'>,
  accountId: string,
): Promise<StoredRecord[]> => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<StoredRecord>(
      `select endpoint, account_id as "accountId", impersonator_id as "impersonatorId",
        impersonation_reason as reason, touched, request_id as "requestId"
       from audit_records where account_id = $1 order by at, id`,
      [accountId],
    ),
  );
  return rows;
};

/** Which writes an account has made. */
export const recordedCallsOf = async (api: Pick<TestServer, 'database'>, accountId: string): Promise<string[]> =>
  (await auditRecordsOf(api, accountId)).map(({ endpoint }) => endpoint);
