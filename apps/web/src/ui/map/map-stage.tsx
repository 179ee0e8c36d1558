import { MapPinOff } from 'lucide-react';
import { Component, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import classes from './map-stage.module.css';
import { whenIdle } from './when-idle.ts';

interface MapStageProps {
  readonly children: ReactNode;
  /** What to do instead where no map can be drawn. */
  readonly instead: string;
  /** Where the map is what the screen is about. */
  readonly tall?: boolean;
  /** As high as what it is in, to the edges. */
  readonly fill?: boolean;
}

const canDraw = (): boolean => 'WebGL2RenderingContext' in window;

/** Holds a map that is loaded on demand: its place while it comes, and words where it cannot be drawn. */
export const MapStage = ({ children, instead, tall = false, fill = false }: MapStageProps) => (
  <div className={classes['stage']} data-tall={tall || undefined} data-fill={fill || undefined}>
    <MapBoundary fallback={<NoMap instead={instead} />}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </MapBoundary>
  </div>
);

/** For the map itself: a browser without WebGL never asks for it. */
export const mapOr = (map: ReactNode, instead: string): ReactNode =>
  canDraw() ? <AfterPaint>{map}</AfterPaint> : <NoMap instead={instead} />;

/** Setting up WebGL blocks for a few hundred milliseconds: the rest of the screen is painted first. */
const AfterPaint = ({ children }: { children: ReactNode }) => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setPainted(true))), []);
  return isPainted ? children : <Waiting />;
};

const Waiting = () => <div className={classes['waiting']} role="status" aria-label="Loading the map" />;

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
