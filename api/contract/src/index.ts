export * from './constants.ts';
export * from './days.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './money.ts';
