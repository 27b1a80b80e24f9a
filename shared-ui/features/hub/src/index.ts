/**
 * `@portal/hub`: pages about one person, company or supplier, and what happened there. Every name is listed here.
 */
export { AuditLog } from './AuditLog.tsx';
export { type SubjectLink } from './AuditCells.tsx';
export { ActivityCard } from './ActivityCard.tsx';
export { FigureGrid, HubGrid, Lines } from './hub-style.ts';
export { HubFigures, WaitingCard } from './HubParts.tsx';
