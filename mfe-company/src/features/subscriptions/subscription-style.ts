import { styled } from 'styled-components';

/** A form with its live example beside it; below it on narrower screens. */
export const WithAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: var(--s-8);
  align-items: start;
  > aside { position: sticky; top: calc(56px + var(--s-5)); }
  form { max-width: none; }
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); > aside { position: static; } }
`;

/** Steps back and on, under a line. */
export const StepBar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  flex-wrap: wrap;
  margin-top: var(--s-2);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line);
  > span { margin-left: auto; font-size: var(--fs-13); color: var(--text-3); }
`;

/** Heading and sentence of a step. */
export const StepIntro = styled.div`h2 { font-size: var(--fs-18); } p { color: var(--text-2); margin-top: 4px; }`;

/** A list of choices with a line between them. */
export const Rows = styled.ul`
  display: grid;
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3) var(--s-4);
    align-items: center;
    padding: var(--s-4) var(--s-5);
    border-top: 1px solid var(--line);
  }
  > li:first-child { border-top: 0; }
  > li > :first-child { flex: 1 1 240px; }
  > li > :nth-child(2) { flex: 0 1 190px; }
`;

/** Short facts of a catalog. */
export const Tags = styled.span`
  display: flex; flex-wrap: wrap; gap: 6px; margin-top: 6px;
  > span {
    padding: 1px 7px;
    border-radius: var(--r-xs);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    font-size: var(--fs-12);
    line-height: 1.125rem;
    color: var(--text-2);
  }
`;

/** Fields of one kind under their heading. */
export const Section = styled.section`
  display: grid;
  gap: var(--s-5);
  h2 { font-size: var(--fs-18); }
  & + & { padding-top: var(--s-5); border-top: 1px solid var(--line); }
`;

/** What is still open, asked in the review before what is only read there. */
export const Asked = styled.section`display: grid; gap: var(--s-4); h3 { font-size: var(--fs-16); }`;

/** Room above what follows a form. */
export const Below = styled.div`margin-top: var(--s-8);`;

export const DraftRows = styled.ul`
  display: grid;
  gap: var(--s-3);
  li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2); }
  div { flex: 1 1 240px; min-width: 0; }
  p { color: var(--text-2); font-size: var(--fs-13); }
`;
