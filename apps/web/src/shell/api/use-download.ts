import type { CallInput } from '@tailgate/contract';
import { saveFile } from '../files/save-file.ts';
import { call } from './call.ts';
import type { ReadName } from './read.ts';
import { useAction } from './use-action.ts';

interface Wanted<Name extends ReadName> {
  readonly filename: string;
  readonly input: CallInput<Name>;
}

/** A read that answers with CSV, saved as a file. */
export const useDownload = <Name extends ReadName>(name: Name) =>
  useAction(async ({ filename, input }: Wanted<Name>) => {
    const ask = call as (name: Name, input: unknown) => Promise<unknown>;
    const text = (await ask(name, { ...(input as object), asText: true })) as string;
    await saveFile(new File([text], filename, { type: 'text/csv' }));
  });
