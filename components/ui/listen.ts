/** Listens to what is named; what it returns, as an effect does, stops listening. */
export function listen(target: EventTarget, heard: Record<string, () => void>): () => void {
  const events = Object.entries(heard)
  for (const [name, tell] of events) target.addEventListener(name, tell)
  return () => {
    for (const [name, tell] of events) target.removeEventListener(name, tell)
  }
}
