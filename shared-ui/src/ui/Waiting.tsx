import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useIsSlow } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * A page or a remote is on its way. Nothing is shown at first: most arrive before an indicator would be more than a
 * flicker.
 */
export function Waiting() {
  const { t } = useLingui();
  const isSlow = useIsSlow(true);
  return (
    <Room role="status">
      <VisuallyHidden>{t`Loading…`}</VisuallyHidden>
      {isSlow && <Spinner size={24} />}
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  place-items: center;
  min-height: 40vh;
`;
