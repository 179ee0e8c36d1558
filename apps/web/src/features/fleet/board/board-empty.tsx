import { UserRoundPlus } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

export const NoVans = () => (
  <EmptyState
    level={2}
    title="No vans yet"
    action={
      <ButtonLink look="tint" to="/fleet-owner/account/vehicles/new">
        Add your first van
      </ButtonLink>
    }
  >
    Once you have a van, you plan here who drives it on which day.
  </EmptyState>
);

export const NoGroomers = () => (
  <EmptyState
    level={2}
    title="No groomers yet"
    action={
      <ButtonLink
        look="tint"
        icon={<UserRoundPlus size={18} aria-hidden />}
        to="/fleet-owner/account/attached-service-providers"
      >
        Find a groomer
      </ButtonLink>
    }
  >
    Invite groomers to drive for you. Then you assign them here.
  </EmptyState>
);
