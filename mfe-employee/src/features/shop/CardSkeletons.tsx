import { Skeleton, useIsSlow } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 20px;
  /* what comes after the cards is not seen before them */
  min-height: 100vh;
`;
const Face = styled.div`
  display: grid;
  gap: 12px;
  padding: 20px;
  background: var(--surface);
  border-radius: var(--r-xl);
  box-shadow: 0 0 0 1px var(--line);
`;

/** Cards to come; nothing at all during the first second (UX 1). */
export function CardSkeletons() {
  const isSlow = useIsSlow(true);
  return (
    <Grid aria-busy="true">
      {isSlow &&
        [0, 1, 2, 3, 4, 5].map((index) => (
          <Face key={index}>
            <Skeleton height={160} />
            <Skeleton width="60%" height={18} />
            <Skeleton width="40%" height={26} />
          </Face>
        ))}
    </Grid>
  );
}
