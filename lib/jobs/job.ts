/** Something that the clock does. */
export interface Job {
  /** Also its address: /api/cron/{name}. */
  name: string
  everySeconds: number
  /** The most that a run may take before it is given up; by default ten minutes. */
  mostSeconds?: number
  /** Answers what it did, as names and numbers. Ends soon after the signal. */
  run(now: Date, signal: AbortSignal): Promise<Record<string, number>>
}
