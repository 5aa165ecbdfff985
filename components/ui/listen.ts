/** Adds event listeners and returns a function that removes them, as an effect does. */
export function listen(target: EventTarget, heard: Record<string, () => void>): () => void {
  const events = Object.entries(heard)
  for (const [name, tell] of events) target.addEventListener(name, tell)
  return () => {
    for (const [name, tell] of events) target.removeEventListener(name, tell)
  }
}
