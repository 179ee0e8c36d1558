/** Given to node with --import: a server whose launcher is gone stops as after SIGTERM, so that none is left behind. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel is there to be watched and must not keep the process alive.
process.channel?.unref();
