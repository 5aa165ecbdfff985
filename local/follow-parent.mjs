/**
 * Loaded before Next: when the start command is killed without a word, the server must not keep the port.
 * Only in the server itself; the processes that Next starts for its own work close their channels when they like.
 */
if (process.channel && process.env.MARIGOLD_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.exit(0))
  process.channel.unref()
}
