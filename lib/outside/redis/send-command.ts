/** A command as Redis reads it: ['INCR', 'key']. Rejects when Redis does not answer in time. */
export type SendCommand = (command: string[]) => Promise<unknown>

const RETRY_AFTER_MS = 2000

/** Nobody waits behind a Redis that is away: after a failure it is not asked for a while. */
export function pauseAfterFailure(send: SendCommand, now: () => number = Date.now): SendCommand {
  let awayUntil = 0
  return async (command) => {
    if (now() < awayUntil) throw new Error('resting')
    try {
      return await send(command)
    } catch (error) {
      awayUntil = now() + RETRY_AFTER_MS
      throw error
    }
  }
}
