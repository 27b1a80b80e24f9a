/**
 * `@portal/hub`: pages about one person, company, supplier or catalog, and what happened there. Every name is listed
 * here.
 */
export { ActRows } from './ActRows.tsx';
export { AuditLog } from './AuditLog.tsx';
export { ActivityCard } from './ActivityCard.tsx';
export { CatalogHub } from './CatalogHub.tsx';
export { FigureGrid, HubGrid, Lines } from './hub-style.ts';
export { HubFigures, WaitingCard } from './HubParts.tsx';
