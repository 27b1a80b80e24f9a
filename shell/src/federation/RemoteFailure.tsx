import { Trans } from '@lingui/react/macro';
import { Button, CloudOff } from '@portal/shared-ui';
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
      <CloudOff aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        <Trans>This part of the portal could not be loaded</Trans>
      </h1>
      <p>
        <Trans>“{part}” does not answer. You are still signed in, and nothing you saved is lost.</Trans>
      </p>
      <Button look="primary" onClick={onTryAgain}>
        <Trans>Try again</Trans>
      </Button>
      {supportEmail && (
        <p>
          <Trans>
            If it continues, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </Trans>
        </p>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  max-width: 34rem;
  margin: var(--s-16) auto;
  padding: 0 var(--s-5);
  text-align: center;
  > svg {
    width: 28px;
    height: 28px;
    color: var(--text-2);
  }
  h1 {
    font-size: var(--fs-22);
    line-height: 1.75rem;
  }
  h1:focus {
    outline: none;
  }
  p {
    color: var(--text-2);
  }
`;
