import { providerMachine } from '@tailgate/contract';
import { bindMachine } from '../../platform/machines/bind-machine.ts';

export const providers = bindMachine(providerMachine, {});
