import { deletionRequestMachine } from './accounts/deletion-request.machine.ts';
import { fileMachine } from './attachments/file.machine.ts';
import { appointmentMachine } from './appointments/appointment.machine.ts';
import { customerProposalMachine } from './customers/customer-proposal.machine.ts';
import { fleetDriverMachine } from './fleet/fleet-driver.machine.ts';
import type { StateOf } from './machine.ts';
import { providerMachine } from './providers/provider.machine.ts';
import { vehicleMachine } from './vehicles/vehicle.machine.ts';

/** Every machine. The schema check, the column types and docs/machines.md are made from this list. */
export const MACHINES = [
  providerMachine,
  deletionRequestMachine,
  fileMachine,
  appointmentMachine,
  customerProposalMachine,
  vehicleMachine,
  fleetDriverMachine,
] as const;

/** The states of each table that a machine drives. */
export type MachineStates = { [M in (typeof MACHINES)[number] as M['table']]: StateOf<M> };
