import { useCallback, useRef, useState } from 'react'
import type { NearbyResource, Place } from '@/lib/search/nearby/schema'
import type { LocationWords } from '@/lib/site/language/en/location'

export interface Found {
  place: Place
  /** In meters, as reported by the device. Never sent. */
  accuracy: number
  query: string
  items: NearbyResource[]
}

export type PositionState =
  | { status: 'idle' }
  | { status: 'requesting' }
  | { status: 'found'; found: Found }
  | { status: 'error'; message: string }

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 }

function sayError(code: number, { device }: LocationWords): string {
  return { 1: device.denied, 2: device.missing, 3: device.timedOut }[code] ?? device.noLocation
}

/** About a kilometer: nothing more precise leaves the device. */
function roundDegrees(degrees: number): string {
  return (Math.round(degrees * 100) / 100).toFixed(2)
}

async function readJson<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address, { credentials: 'include', cache: 'no-store' })
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  return response.json()
}

async function findHelp({ coords }: GeolocationPosition, radius: number, language: string): Promise<Found> {
  const query = new URLSearchParams({
    latitude: roundDegrees(coords.latitude),
    longitude: roundDegrees(coords.longitude),
  }).toString()
  const [place, items] = await Promise.all([
    readJson<Place>(`/api/location?${query}`),
    readJson<NearbyResource[]>(
      `/api/resources/nearby?${query}&radius=${radius}${language === 'en' ? '' : `&lang=${language}`}`,
    ),
  ])
  return { place, accuracy: coords.accuracy, query: `${query}&radius=${radius}`, items }
}

/**
 * Asks the device for its position on request, and the server for help around it. Nothing is stored. A result is shown
 * once the code that renders it has loaded (`prepare`).
 */
export function usePosition(prepare: () => Promise<void>, copy: LocationWords) {
  const [state, setState] = useState<PositionState>({ status: 'idle' })
  const asked = useRef(0)

  const request = useCallback(
    (radius: number) => {
      const turn = ++asked.current
      const prepared = prepare()
      // Awaited below, and only if there is a result to show.
      prepared.catch(() => {})
      const settle = (next: PositionState) => {
        if (turn === asked.current) setState(next)
      }
      if (!('geolocation' in navigator) || !navigator.geolocation) {
        settle({ status: 'error', message: copy.device.noGeolocation })
        return
      }
      setState({ status: 'requesting' })
      navigator.geolocation.getCurrentPosition(
        (position) => {
          Promise.all([findHelp(position, radius, copy.records.language), prepared])
            .then(([found]) => settle({ status: 'found', found }))
            .catch(() => settle({ status: 'error', message: copy.device.failed }))
        },
        ({ code }) => settle({ status: 'error', message: sayError(code, copy) }),
        OPTIONS,
      )
    },
    [prepare, copy],
  )

  return { state, request }
}
