/** This process's CPU time in milliseconds, independent of other load on the machine. */
export async function measureProcessorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
