'use client'

import { useEffect, useState } from 'react'

const EVERY_MS = 20_000

/** The server's moment first, so that both draw the same; then the browser's, kept up to date. */
export function useNow(servedAt: string): Date {
  const [now, setNow] = useState(() => new Date(servedAt))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The zone she chose; until she has, the browser's own takes the place of the guess. */
export function useZone({ timeZone, isChosen }: { timeZone: string; isChosen: boolean }): string {
  const [zone, setZone] = useState(timeZone)
  useEffect(() => {
    if (!isChosen) setZone(Intl.DateTimeFormat().resolvedOptions().timeZone || timeZone)
  }, [isChosen, timeZone])
  return zone
}
