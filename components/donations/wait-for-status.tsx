'use client'

import { useEffect, useState } from 'react'
import type { GiftStatus } from '@/lib/donations/schema'
import type { Words } from '@/lib/site/language/words'

const INTERVAL_MS = 2000
const MAX_POLLS = 150

/** Polls until Stripe has reported the outcome, then reloads the page. */
export function WaitForStatus({ token, copy }: { token: string; copy: Words['give']['thanks']['wait'] }) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    let count = 0
    const ask = async () => {
      count += 1
      try {
        const response = await fetch(`/api/donations/${token}/status`, { credentials: 'include', cache: 'no-store' })
        const answer: unknown = response.ok ? await response.json() : null
        const { status = 'pending', isUnderway = false } = (answer ?? {}) as Partial<GiftStatus>
        if (status !== 'pending' || isUnderway) return location.reload()
      } catch {
        // The next poll may succeed.
      }
      if (count >= MAX_POLLS) return setIsOver(true)
      timer = setTimeout(ask, INTERVAL_MS)
    }
    let timer = setTimeout(ask, INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [token])
  return (
    <p role="status" className="soft">
      {isOver ? copy.over : copy.asking}
    </p>
  )
}
