import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of the remote after it threw. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/**
 * Keeps a remote's failure inside its own area: header, sidebar and logout stay usable. React offers this as a class
 * only.
 */
export class RemoteBoundary extends Component<Props, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
