import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { readAgain } from '#shell/api/read-again.ts';
import { read, readAll } from '#shell/api/read.ts';
import { useDownload } from '#shell/api/use-download.ts';
import { useWrite } from '#shell/api/use-write.ts';
import type { Signature } from '#ui/signature/signature-pad.tsx';

const AGREEMENTS = '/v2/on-boarding/legal-agreements';
const ATTACHED = `GET ${AGREEMENTS}/attached-agreements` as const;
const ALL = `GET ${AGREEMENTS}/list` as const;
const SIGNED = `GET ${AGREEMENTS}/signed-agreements` as const;
const DOWNLOAD = `GET ${AGREEMENTS}/attached-agreements/:id/download` as const;

export type Agreement = CallAnswer<typeof ATTACHED>['items'][number];

/** Everything that is assigned to the person; what is unsigned comes first. */
export const attachedQuery = () => readAll(ATTACHED);
/** With those that are optional. */
export const everyAgreementQuery = () => readAll(ALL);

export type AcceptedPage = CallAnswer<typeof SIGNED>['pages'][number];

const PAGE_SIZE = 20;
export const signedQuery = (page: number) => ({
  ...read(SIGNED, { query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } }),
  placeholderData: keepPreviousData,
});

/** Accepts several at once; also after a refusal the list is read again, because one may have been updated. */
export const useAcceptAgreements = () => {
  const queryClient = useQueryClient();
  const write = useWrite(`POST ${AGREEMENTS}/attached-agreements/batch-accept`, { errors: 'inline' });
  return { ...write, reload: () => readAgain(queryClient, ['agreements']) };
};

/** Accepts one by itself; offers have a call of their own. */
export const useAcceptOne = ({ isOptional }: Pick<Agreement, 'isOptional'>) => {
  const assigned = useWrite(`POST ${AGREEMENTS}/attached-agreements/:id/accept`);
  const offered = useWrite(`POST ${AGREEMENTS}/not-attached-agreements/:id/accept`);
  return isOptional ? offered : assigned;
};

/** As the calls want it. */
export const signatureOf = (signature: Signature | null) =>
  signature?.kind === 'drawn' ? signature.drawing : signature && { name: signature.name };

export const useAgreementFile = () => {
  const download = useDownload(DOWNLOAD);
  return {
    isPending: download.isPending,
    save: ({ id, slug, version }: Pick<Agreement, 'id' | 'slug' | 'version'>) =>
      download.mutate({ filename: `${slug}-v${version}.pdf`, input: { params: { id }, query: { download: '1' } } }),
  };
};
