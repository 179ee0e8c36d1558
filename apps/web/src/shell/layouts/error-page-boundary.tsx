import { Component, type ReactNode } from 'react';
import { reportFailure } from '../errors/report-failure.ts';

interface State {
  readonly failed: boolean;
}

/** The last resort: plain text without styles, theme or router when even the error page fails to render. */
export class ErrorPageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure(error, 'error page');
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <h1>An error occurred while showing the error page</h1>
        <p>
          <a href="/">Go to home</a>
        </p>
      </main>
    );
  }
}
