'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkInViewKey } from '@/components/dashboard/keys'
import { formatRemaining } from '@/lib/safety/check-in'

/** Asks the server for the outcome once the deadline has passed. */
const POLL_DELAY_MS = 2000
const POLL_INTERVAL_MS = 15_000
const MAX_TIMER_MS = 2 ** 31 - 1

/** A refresh must not interrupt her while she types a PIN. */
function isTyping(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input[name="pin"]')].some(({ value }) => value !== '')
}

/** Uses the server's clock, which is the one that counts. */
export function Countdown({ to, servedAt }: { to: string; servedAt: string }) {
  const client = useQueryClient()
  const end = Date.parse(to)
  const [now, setNow] = useState(() => Date.parse(servedAt))
  useEffect(() => {
    const served = Date.parse(servedAt)
    const ahead = served - Date.now()
    const show = () => setNow(Date.now() + ahead)
    const tick = setInterval(show, 1000)
    show()
    function ask() {
      timer = setTimeout(ask, POLL_INTERVAL_MS)
      if (!isTyping()) void client.invalidateQueries({ queryKey: checkInViewKey })
    }
    const left = end - served
    let timer = setTimeout(ask, left > 0 ? Math.min(left + POLL_DELAY_MS, MAX_TIMER_MS) : POLL_INTERVAL_MS)
    return () => {
      clearInterval(tick)
      clearTimeout(timer)
    }
  }, [end, servedAt, client])
  return (
    <div className="check-in-left num" role="timer" aria-live="off">
      {formatRemaining(end - now)}
    </div>
  )
}
