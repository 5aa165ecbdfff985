import { createClient } from '@redis/client'

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

const CONNECT_MS = 1000
const ANSWER_MS = 200
const RECONNECT_MS = 2000

/** One connection, made again by itself. A command fails at once while there is none, and soon when it hangs. */
export function connectRedis(url: string): SendCommand {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: () => RECONNECT_MS },
  })
  // Without a listener an error would end the process; whoever sends a command hears of it there.
  client.on('error', () => {})
  // While the first connection is being made it is neither there nor away.
  const tried = new Promise<void>((resolve) => {
    client.once('ready', resolve)
    client.once('error', () => resolve())
    setTimeout(resolve, CONNECT_MS).unref()
  })
  void client.connect().catch(() => {})
  return async (command) => {
    await tried
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      // What arrived while this process was busy is read before it counts as late.
      timer = setTimeout(() => setImmediate(() => reject(new Error('no answer from Redis'))), ANSWER_MS)
    })
    const answer = client.sendCommand(command)
    answer.catch(() => {})
    try {
      return await Promise.race([answer, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
