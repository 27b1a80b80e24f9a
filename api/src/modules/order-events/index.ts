export { type Actor, actorOf, recordOrderEvent, recordOrderEvents } from './order-events.queries.ts';
export { listRequestLogs } from './request-logs.queries.ts';
