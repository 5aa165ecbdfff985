'use client'

import { useEffect, useState } from 'react'
import { DEFAULT_ZONE, readOwnZone } from '@/lib/time/zones'

const INTERVAL_MS = 20_000

/** First the server's time, so that server and browser render the same; then the browser's, kept current. */
export function useNow(servedAt: string | null): Date {
  const [now, setNow] = useState(() => (servedAt === null ? new Date() : new Date(servedAt)))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The time zone she chose; until then her browser's, which replaces the guess from her state. */
export function useZone(clock: { timeZone: string; isChosen: boolean } | null | undefined): string {
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => setOwn(readOwnZone()), [])
  return clock?.isChosen ? clock.timeZone : (own ?? clock?.timeZone ?? DEFAULT_ZONE)
}
