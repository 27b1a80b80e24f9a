import { Component, Fragment, type ReactNode } from 'react';

interface Props {
  /** Told once, after the remote threw. */
  onFailure: () => void;
  /** Shown instead of the remote after it threw. */
  fallback: ReactNode;
  children: ReactNode;
}

const mostRepairs = 3;

/** The page is not as React left it: a translator or an extension of the browser moved a part of it. */
const isForeignChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Keeps a remote's failure inside its own area: header, sidebar and logout stay usable. What another program did to
 * the page is no failure of the remote: it is drawn anew. React offers this as a class only.
 */
export class RemoteBoundary extends Component<Props, { failed: boolean; repairs: number }> {
  override state = { failed: false, repairs: 0 };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { repairs } = this.state;
    if (isForeignChange(error) && repairs < mostRepairs) this.setState({ failed: false, repairs: repairs + 1 });
    else this.props.onFailure();
  }

  override render() {
    const { failed, repairs } = this.state;
    return failed ? this.props.fallback : <Fragment key={repairs}>{this.props.children}</Fragment>;
  }
}
