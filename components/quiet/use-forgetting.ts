import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/** An exit, or a page that is put aside: nothing that she read is kept for whoever brings it up again. */
export function useForgetting(forget: () => void): void {
  useEffect(() => {
    const forgetNow = () => flushSync(forget)
    window.addEventListener('marigold:exit', forgetNow)
    window.addEventListener('pagehide', forgetNow)
    return () => {
      window.removeEventListener('marigold:exit', forgetNow)
      window.removeEventListener('pagehide', forgetNow)
    }
  }, [forget])
}
