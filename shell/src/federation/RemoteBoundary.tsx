import { Component, type ReactNode } from 'react';

interface Props {
  /** Told once, after the remote threw. */
  onFailure: () => void;
  /** Shown instead of the remote after it threw. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a remote's failure inside its own area: header, sidebar and logout stay usable. React offers this as a class
 * only.
 */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
