import { CONTRACT, type ContractModule, type EndpointRow } from '@tailgate/contract';

export const ENDPOINTS: readonly EndpointRow[] = Object.values<ContractModule>(CONTRACT).flatMap((rows) =>
  Object.values(rows),
);
