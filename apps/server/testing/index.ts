export * from './builders.ts';
export * from './test-api.ts';
export * from './test-clock.ts';
export * from './test-database.ts';
export * from './processes.ts';
