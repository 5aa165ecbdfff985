const STEP_MS = 250

/**
 * Calls `over` after so many milliseconds in which this process could have heard an answer. A process that was busy
 * itself (it is starting, the machine is crowded) counts each hold-up as one step, and reads what has arrived meanwhile
 * before it gives up. Returns how to call it off.
 */
export function waitAwake(milliseconds: number, over: () => void): () => void {
  let left = milliseconds
  let last: NodeJS.Immediate | undefined
  const step = () => {
    left -= STEP_MS
    if (left > 0) timer = setTimeout(step, Math.min(STEP_MS, left))
    else last = setImmediate(over)
  }
  let timer = setTimeout(step, Math.min(STEP_MS, left))
  return () => {
    clearTimeout(timer)
    clearImmediate(last)
  }
}

/** The work's own result, or `late` when it took too long. */
export async function answerWithin<T>(milliseconds: number, work: PromiseLike<T>, late: () => Error): Promise<T> {
  let stop = () => {}
  const deadline = new Promise<never>((_, reject) => {
    stop = waitAwake(milliseconds, () => reject(late()))
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    stop()
  }
}
