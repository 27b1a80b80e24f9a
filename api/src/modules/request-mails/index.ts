export { tellRequests } from './tell-requests.job.ts';
