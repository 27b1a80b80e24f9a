/**
 * `@portal/hub`: pages about one person, company or supplier: their frame, figures, what waits. Every name is listed
 * here.
 */
export { FigureGrid, HubGrid, Lines } from './hub-style.ts';
export { HubFigures, WaitingCard } from './HubParts.tsx';
