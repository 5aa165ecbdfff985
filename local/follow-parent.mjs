/**
 * Preloaded before Next: if the start command is killed, the server must release the port.
 * Only in the server itself; Next's own worker processes close their channels at any time.
 */
if (process.channel && process.env.MARIGOLD_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.exit(0))
  process.channel.unref()
}
