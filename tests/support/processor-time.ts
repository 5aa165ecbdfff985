/** In milliseconds, how long this process worked: what others do on the machine makes it no longer. */
export async function measureProcessorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
