'use client'

import { useEffect, useState } from 'react'
import { DEFAULT_ZONE, readOwnZone } from '@/lib/time/zones'

const EVERY_MS = 20_000

/** The server's moment first, where it drew the page, so that both draw the same; then the browser's, kept up to date. */
export function useNow(servedAt: string | null): Date {
  const [now, setNow] = useState(() => (servedAt === null ? new Date() : new Date(servedAt)))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The zone she chose; until she has, her browser's own takes the place of the guess by her state. */
export function useZone(clock: { timeZone: string; isChosen: boolean } | null | undefined): string {
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => setOwn(readOwnZone()), [])
  return clock?.isChosen ? clock.timeZone : (own ?? clock?.timeZone ?? DEFAULT_ZONE)
}
