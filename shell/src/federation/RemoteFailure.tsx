import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Name of the remote as the registry has it. */
  name: string;
  supportEmail: string;
  onTryAgain: () => void;
}

/** What stands in place of a remote that could not be loaded or broke. It takes the focus, so that it is read aloud. */
export function RemoteFailure({ name, supportEmail, onTryAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const part = name.replace('_', '-');
  return (
    <Panel role="alert">
      <h1 ref={heading} tabIndex={-1}>
        <Trans>This part of the portal could not be loaded</Trans>
      </h1>
      <p>
        <Trans>The part “{part}” does not answer. Your session is not affected, and nothing you saved is lost.</Trans>
      </p>
      <button type="button" onClick={onTryAgain}>
        <Trans>Try again</Trans>
      </button>
      {supportEmail && (
        <p>
          <Trans>
            If it goes on, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </Trans>
        </p>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  max-width: 36rem;
  margin: 4rem auto;
  padding: 0 1.5rem;
`;
