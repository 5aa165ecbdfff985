'use client'

import { useEffect, useState } from 'react'
import { formatRemaining } from '@/lib/safety/check-in'

/** Once the moment has passed the page is asked for anew; the server says what has become of it. */
const RELOAD_AFTER_MS = 2000
const RELOAD_AGAIN_MS = 15_000

/** A PIN that is being typed is not taken away. */
function reload(): void {
  const pins = [...document.querySelectorAll<HTMLInputElement>('input[name="pin"]')]
  if (pins.every(({ value }) => value === '')) location.reload()
}

/** What is left by the server's clock, which is the one that counts. */
export function Countdown({ to, servedAt }: { to: string; servedAt: string }) {
  const end = Date.parse(to)
  const [now, setNow] = useState(() => Date.parse(servedAt))
  useEffect(() => {
    const ahead = Date.parse(servedAt) - Date.now()
    const tick = setInterval(() => setNow(Date.now() + ahead), 1000)
    const left = end - Date.parse(servedAt)
    const timer = setTimeout(reload, left > 0 ? Math.min(left + RELOAD_AFTER_MS, 2 ** 31 - 1) : RELOAD_AGAIN_MS)
    return () => {
      clearInterval(tick)
      clearTimeout(timer)
    }
  }, [end, servedAt])
  return (
    <p className="check-in-left num" role="timer" aria-live="off">
      {formatRemaining(end - now)}
    </p>
  )
}
