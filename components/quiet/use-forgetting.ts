import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { listen } from '@/components/ui/listen'

/** An exit, or a page that is put aside: nothing that she read is kept for whoever brings it up again. */
export function useForgetting(forget: () => void): void {
  useEffect(() => {
    const forgetNow = () => flushSync(forget)
    return listen(window, { 'marigold:exit': forgetNow, pagehide: forgetNow })
  }, [forget])
}
