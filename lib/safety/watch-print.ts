interface Watch {
  onOver: () => void
  onExit: () => void
  signal: AbortSignal
}

/** Some browsers never report the end of printing: then it is when she returns to the page. */
export function watchPrint({ onOver, onExit, signal }: Watch): void {
  window.addEventListener('afterprint', onOver, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onOver(), { signal })
  window.addEventListener('marigold:exit', onExit, { signal })
}
