import type { CallInput } from '@tailgate/contract';
import { saveFile } from '../files/save-file.ts';
import { call } from './call.ts';
import type { ReadName } from './read.ts';
import { useAction } from './use-action.ts';

interface Wanted<Name extends ReadName> {
  readonly filename: string;
  readonly input: CallInput<Name>;
}

const TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', ics: 'text/calendar' };
const typeOf = (filename: string) => TYPES[filename.slice(-3)] ?? 'text/csv';

/** A read that answers with a file, saved under a name. */
export const useDownload = <Name extends ReadName>(name: Name) =>
  useAction(async ({ filename, input }: Wanted<Name>) => {
    const ask = call as (name: Name, input: unknown) => Promise<unknown>;
    const bytes = (await ask(name, { ...(input as object), asBytes: true })) as ArrayBuffer;
    await saveFile(new File([bytes], filename, { type: typeOf(filename) }));
  });
