import { Trans } from '@lingui/react/macro';
import { Amount } from '@portal/shared-ui';
import { ArrowDown, ArrowUp, Equal } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

const Face = styled.span`
  white-space: nowrap;
  svg { width: 14px; height: 14px; vertical-align: -2px; }
`;

/** A difference in minor units: "more" or "less" with an arrow, never a sign (VISUAL 4). */
export function Difference({ minor }: { minor: number }) {
  if (minor === 0)
    return (
      <Face>
        <Equal aria-hidden="true" /> <Trans>the same</Trans>
      </Face>
    );
  return (
    <Face>
      <Amount minor={Math.abs(minor)} />{' '}
      {minor > 0 ? (
        <>
          <ArrowUp aria-hidden="true" /> <Trans>more</Trans>
        </>
      ) : (
        <>
          <ArrowDown aria-hidden="true" /> <Trans context="difference">less</Trans>
        </>
      )}
    </Face>
  );
}
