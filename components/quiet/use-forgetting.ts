import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { listen } from '@/components/ui/listen'

/** Clears everything she read on an exit, or when the page is cached, so that nobody can bring it back. */
export function useForgetting(forget: () => void): void {
  useEffect(() => {
    const forgetNow = () => flushSync(forget)
    return listen(window, { 'marigold:exit': forgetNow, pagehide: forgetNow })
  }, [forget])
}
