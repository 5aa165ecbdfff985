const STEP_MS = 250

/**
 * Calls `over` after that many milliseconds in which this process could have received an answer. When the process itself
 * was blocked (starting up, on a busy machine), each stall counts as one step, and pending input is read before it gives
 * up. Returns a function that cancels it.
 */
export function startTimeout(milliseconds: number, over: () => void): () => void {
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

/** The work's own result, or `late` if it took too long. */
export async function withTimeout<T>(milliseconds: number, work: PromiseLike<T>, late: () => Error): Promise<T> {
  let stop = () => {}
  const deadline = new Promise<never>((_, reject) => {
    stop = startTimeout(milliseconds, () => reject(late()))
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    stop()
  }
}
