import { styled } from 'styled-components';

export const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 16px 24px 14px;
  border: 0;
  border-bottom: 1px solid var(--line);
  legend { float: left; width: 100%; margin-bottom: 8px; font-size: var(--fs-13); font-weight: 600; }
  > small {
    display: block;
    clear: both;
    margin-top: 8px;
    font-size: var(--fs-12);
    line-height: 1.0625rem;
    color: var(--text-3);
  }
`;

/** One tile a rate; the radio itself is seen by keyboards and screen readers. */
export const Tiles = styled.div`
  clear: both;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(78px, 1fr));
  gap: 6px;
  label { position: relative; cursor: pointer; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  span {
    display: grid;
    justify-items: center;
    align-content: center;
    min-height: 48px;
    padding: 5px 4px;
    border-radius: var(--r-md);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    text-align: center;
    font-size: var(--fs-13);
    line-height: 1.1875rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  span small { font-size: var(--fs-11); line-height: .9375rem; font-weight: 400; color: var(--text-3); }
  input:checked + span { background: var(--brand-tint); box-shadow: inset 0 0 0 2px var(--accent); }
  input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) { input { opacity: 1; inset: auto 4px 4px auto; width: auto; height: auto; } }
`;

export const Own = styled.div`
  margin-top: 10px;
  form { display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-end; }
  fieldset { display: contents; }
`;
