interface Watch {
  onOver: () => void
  onExit: () => void
  signal: AbortSignal
}

/** Not every browser tells when a printing is over: then it is when she is back. */
export function watchPrint({ onOver, onExit, signal }: Watch): void {
  window.addEventListener('afterprint', onOver, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onOver(), { signal })
  window.addEventListener('marigold:exit', onExit, { signal })
}
