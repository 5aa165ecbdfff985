/** A scheduled job. */
export interface Job {
  /** Also its path: /api/cron/{name}. */
  name: string
  everySeconds: number
  /** The time limit of a run; ten minutes by default. */
  maxSeconds?: number
  /** Returns what it did, as names and numbers. Must end soon after the signal. */
  run(now: Date, signal: AbortSignal): Promise<Record<string, number>>
}
