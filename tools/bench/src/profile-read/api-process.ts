// The API as it runs everywhere, only that it tells the bench when it listens and leaves with it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await import('../../../../apps/server/src/api.ts');
process.send?.({ port: Number(process.env['PORT']) });
