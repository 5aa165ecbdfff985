'use client'

import { useCallback, useEffect, useState } from 'react'
import { listen } from '@/components/ui/listen'
import { useClearedOnLeave } from './use-cleared-on-leave'

/** Counts the ticked boxes in the form beside it. */
export function ChecklistProgress({ form, total, text }: { form: string; total: number; text: string }) {
  const [done, setDone] = useState(0)
  useEffect(() => {
    const list = document.getElementById(form)
    if (!list) return
    const count = () => setDone(list.querySelectorAll('input[type="checkbox"]:checked').length)
    // A reset clears the boxes after its event has fired.
    const countLater = () => setTimeout(count)
    count()
    return listen(list, { change: count, reset: countLater })
  }, [form])
  useClearedOnLeave(
    useCallback(() => {
      const list = document.getElementById(form)
      if (list instanceof HTMLFormElement) list.reset()
    }, [form]),
  )
  return (
    <span role="status" className="tabular-nums">
      {text.replace('{count}', String(done)).replace('{total}', String(total))}
    </span>
  )
}
