import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../errors/message-of.ts';
import { Tick } from '../ui/Input.tsx';

const Binding = styled.label`display: flex; align-items: center; gap: 9px; min-height: 24px; cursor: pointer;`;
const Fault = styled.p`color: var(--danger); font-size: var(--fs-12);`;

type BindingTickProps = { isTicked: boolean; isMissing: boolean; onChange: (isTicked: boolean) => void };

/** The one tick before what cannot be taken back (VISUAL 4, UX 1.1); pressed without it, it says that it is missing. */
export function BindingTick({ isTicked, isMissing, onChange }: BindingTickProps) {
  const faultId = useId();
  return (
    <div>
      <Binding>
        <Tick
          checked={isTicked}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? faultId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Trans>I understand this is binding</Trans>
      </Binding>
      {isMissing && (
        <Fault id={faultId} role="alert">
          {messageOf('binding-not-confirmed')}
        </Fault>
      )}
    </div>
  );
}
