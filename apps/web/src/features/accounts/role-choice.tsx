import type { Role } from '@tailgate/contract';
import { useNavigate } from '@tanstack/react-router';
import {
  CircleCheck,
  Car,
  Dog,
  Headset,
  KeyRound,
  LayoutDashboard,
  Scissors,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useAction } from '#shell/api/use-action.ts';
import { AREA_OF_ROLE, NAME_OF_ROLE } from '#shell/roles.ts';
import { switchRole } from '#shell/session/change-session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import classes from './role-choice.module.css';

const LOOK: Readonly<Record<Role, { icon: LucideIcon; work: string }>> = {
  groomer: { icon: Scissors, work: 'Your calendar, customers and money' },
  fleet_owner: { icon: Car, work: 'Your vans and the people who drive them' },
  mechanic: { icon: Wrench, work: 'Maintenance orders and vans' },
  renter: { icon: KeyRound, work: 'Vans you rent' },
  customer: { icon: Dog, work: 'Your pets and their appointments' },
  staff: { icon: LayoutDashboard, work: 'Brand, pages and menu of the site' },
  support: { icon: Headset, work: 'Help for people and their accounts' },
};

/** Every role the account holds, as one large row each. */
export const RoleChoice = () => {
  const session = useSession();
  const navigate = useNavigate();
  const change = useAction(
    (role: Role): Promise<{ role: Role }> => (session?.role === role ? Promise.resolve({ role }) : switchRole(role)),
    { onDone: ({ role }) => navigate({ to: AREA_OF_ROLE[role] }) },
  );
  if (!session) return null;
  return (
    <>
      <ul className={classes['roles']}>
        {session.roles.map((role) => {
          const { icon: Icon, work } = LOOK[role];
          const isBusy = change.isPending && change.variables === role;
          return (
            <li key={role}>
              <button
                type="button"
                className={classes['role']}
                aria-current={session.role === role || undefined}
                aria-busy={isBusy || undefined}
                onClick={() => !change.isPending && change.mutate(role)}
              >
                <span className={classes['icon']}>
                  <Icon size={24} aria-hidden />
                </span>
                <span className={classes['words']}>
                  <span className={classes['name']}>{NAME_OF_ROLE[role]}</span>
                  <span className={classes['work']}>{isBusy ? 'Switching…' : work}</span>
                </span>
                {session.role === role && (
                  <Badge tone="complete" icon={CircleCheck}>
                    Current
                  </Badge>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <ButtonLink to="/log-out" preload={false} look="text" fullWidth>
        Log out
      </ButtonLink>
    </>
  );
};
