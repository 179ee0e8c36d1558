import { MapPinOff } from 'lucide-react';
import { Component, Suspense, type ReactNode } from 'react';
import classes from './map-stage.module.css';

interface MapStageProps {
  readonly children: ReactNode;
  /** What to do instead where no map can be drawn. */
  readonly instead: string;
  /** Where the map is what the screen is about. */
  readonly tall?: boolean;
}

const canDraw = (): boolean => 'WebGL2RenderingContext' in window;

/** Holds a map that is loaded on demand: its place while it comes, and words where it cannot be drawn. */
export const MapStage = ({ children, instead, tall = false }: MapStageProps) => (
  <div className={classes['stage']} data-tall={tall || undefined}>
    <MapBoundary fallback={<NoMap instead={instead} />}>
      <Suspense fallback={<div className={classes['waiting']} role="status" aria-label="Loading the map" />}>
        {children}
      </Suspense>
    </MapBoundary>
  </div>
);

/** For the map itself: a browser without WebGL never asks for it. */
export const mapOr = (map: ReactNode, instead: string): ReactNode => (canDraw() ? map : <NoMap instead={instead} />);

const NoMap = ({ instead }: { instead: string }) => (
  <div className={classes['none']}>
    <MapPinOff size={28} aria-hidden />
    <p>The map can’t be shown here. {instead}</p>
  </div>
);

class MapBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
