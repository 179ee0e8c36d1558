import type { Role } from '@tailgate/contract';
import { useEffect, type ReactNode } from 'react';
import { destinationsOf, type Shows } from '../navigation/destinations.ts';
import { Rail } from '../navigation/rail.tsx';
import { TabBar } from '../navigation/tab-bar.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { PaletteOpener, usePalette, type Palette } from '../palette/use-palette.tsx';
import type { Session } from '../session/session.ts';
import classes from './area-layout.module.css';
import { focusAfterRemoval } from './focus-after-removal.ts';
import { PageBarPlace } from './page-bar.tsx';
import { MAIN_ID } from './skip-link.tsx';

interface AreaLayoutProps {
  readonly role: Role;
  readonly person: Session['user'] | null;
  /** Detail pages and step flows leave the tab bar out. */
  readonly tabs?: boolean;
  /** Leaves destinations out that are not for this account. */
  readonly shows?: Shows | undefined;
  readonly palette?: Palette | undefined;
  readonly children: ReactNode;
}

/** Who works here all day has a rail; who comes for a moment has a bar with the brand on top. */
const ROLES_WITH_RAIL: readonly Role[] = ['groomer', 'fleet_owner', 'mechanic', 'renter', 'staff', 'support'];

/** A bar with a single tab leads nowhere. */
const hasTabs = (role: Role, shows: Shows | undefined) =>
  destinationsOf(role, shows).filter(({ tab }) => tab).length > 1;

/** The layout of every signed-in screen. */
export const AreaLayout = ({ role, person, tabs = true, shows, palette, children }: AreaLayoutProps) => {
  useEffect(focusAfterRemoval, []);
  const { open, dialog } = usePalette(palette);
  const showsTabs = tabs && hasTabs(role, shows);
  const rail = ROLES_WITH_RAIL.includes(role);
  return (
    <PaletteOpener value={open}>
      <div className={classes['area']} data-rail={rail || undefined}>
        {rail ? (
          <Rail role={role} person={person} shows={shows} onSearch={open} />
        ) : (
          <TopBar role={role} person={person} />
        )}
        <div className={classes['page']} data-tabs={showsTabs || undefined}>
          <main id={MAIN_ID} tabIndex={-1} className={classes['main']}>
            {children}
          </main>
          <PageBarPlace />
        </div>
        {showsTabs && <TabBar role={role} shows={shows} />}
      </div>
      {dialog}
    </PaletteOpener>
  );
};
