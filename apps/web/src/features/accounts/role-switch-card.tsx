import type { Role } from '@tailgate/contract';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '#shell/api/use-action.ts';
import { AREA_OF_ROLE, NAME_OF_ROLE } from '#shell/roles.ts';
import { switchRole } from '#shell/session/change-session.ts';
import type { Session } from '#shell/session/session.ts';
import { Card } from '#ui/layout/card.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import classes from './role-switch-card.module.css';

/** For people with several roles: which one they are in, and the way into the others. */
export const RoleSwitchCard = ({ session }: { session: Session }) => {
  const navigate = useNavigate();
  const change = useAction((role: Role) => switchRole(role), {
    onDone: ({ role }) => navigate({ to: AREA_OF_ROLE[role] }),
  });
  if (session.roles.length < 2) return null;
  return (
    <Card title="Switch role">
      <div className={classes['body']}>
        <ChoiceChips
          label="Your roles"
          choices={session.roles.map((role) => ({ value: role, label: NAME_OF_ROLE[role] }))}
          chosen={session.role}
          busy={change.isPending ? change.variables : undefined}
          onChoose={(role) => change.mutate(role)}
        />
      </div>
    </Card>
  );
};
