import { storedKeysOf } from '@tailgate/server/stored-files';
import pg from 'pg';

import { eachAtOnce } from './each-at-once.ts';
import type { Boxes } from './sealed-box.ts';
import type { Store } from './store.ts';

const PAGE = 5_000;

interface ReadyFile {
  readonly id: string;
  readonly siteId: string;
  readonly kind: 'image' | 'document';
  readonly type: string | null;
}

interface Referred {
  readonly key: string;
  readonly contentType: string;
}

/** Every object that a row of any site refers to. */
export async function* referredKeys(ownerUrl: string): AsyncGenerator<Referred> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await client.query<ReadyFile>(
        `select id, site_id as "siteId", kind, stored_type as type from files
           where status = 'ready' and id > $1 order by id limit ${PAGE}`,
        [after],
      );
      for (const { siteId, id, kind, type } of rows)
        for (const key of storedKeysOf(kind, siteId, id))
          yield { key, contentType: kind === 'image' ? 'image/webp' : (type ?? 'application/octet-stream') };
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = last.id;
    }
  } finally {
    await client.end();
  }
}

export interface PutBack {
  readonly referred: number;
  readonly putBack: number;
  readonly putBackBytes: number;
  /** Rows refer to them, and neither the bucket nor the backup has them. */
  readonly missing: readonly string[];
}

/** Brings back what rows refer to and the bucket lacks. Without a backup it only lists what is missing. */
export const putBackFiles = async (
  referred: AsyncIterable<Referred>,
  bucket: Store,
  backup: { readonly store: Store; readonly boxes: Boxes } | undefined,
): Promise<PutBack> => {
  const there = await bucket.list();
  const absent: Referred[] = [];
  let count = 0;
  for await (const one of referred) {
    count += 1;
    if (!there.has(one.key)) absent.push(one);
  }
  if (!backup) return { referred: count, putBack: 0, putBackBytes: 0, missing: absent.map(({ key }) => key) };
  const missing: string[] = [];
  let putBackBytes = 0;
  await eachAtOnce(absent, async ({ key, contentType }) => {
    const box = await backup.store.read(key);
    if (!box) {
      missing.push(key);
      return;
    }
    const bytes = backup.boxes.open(box, key);
    await bucket.write(key, bytes, contentType);
    putBackBytes += bytes.length;
  });
  return { referred: count, putBack: absent.length - missing.length, putBackBytes, missing };
};
