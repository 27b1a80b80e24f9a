export { actorOf } from './actor.mapping.ts';
export { type Actor, recordOrderEvent, recordOrderEvents } from './order-events.queries.ts';
export { listRequestLogs } from './request-logs.queries.ts';
