import { styled } from 'styled-components';

export const Ticks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7px, 1fr));
  gap: 3px;
  i { height: 22px; border-radius: 3px; background: var(--n-100); }
  i[data-state='done'] { background: var(--accent); }
  i[data-state='next'] { background: var(--surface); box-shadow: inset 0 0 0 2px var(--accent); }
  i[data-state='paused'], i[data-state='suspended'] {
    background: repeating-linear-gradient(135deg, var(--n-400) 0 1.5px, var(--n-100) 1.5px 4px);
  }
`;
export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 8px;
  font-size: var(--fs-12);
  color: var(--text-3);
`;
export const Months = styled.ul`
  margin: 16px 0 8px;
  font-size: var(--fs-13);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 92px;
    gap: 10px;
    align-items: center;
    padding: 8px 0;
    border-top: 1px solid var(--n-100);
  }
  b { display: block; font-weight: 550; }
  small { font-size: var(--fs-12); color: var(--text-3); }
  data { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  @media (max-width: 359px) {
    li { grid-template-columns: minmax(0, 1fr) auto; }
    li > :nth-child(2) { grid-area: 2 / 1 / auto / -1; justify-self: start; }
  }
`;
export const Sum = styled.p`
  margin-top: 12px;
  font-size: var(--fs-13);
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;
