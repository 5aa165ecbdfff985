'use client'

import '@/components/ui/toaster.css'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DEFAULT_RADIUS, radiusChoices } from '@/lib/search/nearby/describe'
import { usePosition } from './use-position'

/** What only an answer needs is fetched when she asks: most who open the page type a place instead. */
async function loadParts() {
  const [{ Toaster, showToast }, { FoundHelp }] = await Promise.all([
    import('@/components/ui/toaster'),
    import('./found-help'),
  ])
  return { Toaster, showToast, FoundHelp }
}

/** One press asks for the position; what is around it stands below. */
export function LocationFinder() {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>> | null>(null)
  const prepare = useCallback(async () => {
    const loaded = await loadParts()
    setParts((kept) => kept ?? loaded)
  }, [])
  const { state, request } = usePosition(prepare)
  useEffect(() => {
    // The same words stand in the page: a message that can't be loaded is not missed.
    if (state.status !== 'error' || !parts) return
    parts.showToast({ title: 'Location Error', description: state.message, variant: 'destructive' })
  }, [state, parts])
  const [radius, setRadius] = useState(DEFAULT_RADIUS)
  const [isSupported, setSupported] = useState(true)
  useEffect(() => setSupported(Boolean(navigator.geolocation)), [])
  const look = useCallback(() => request(radius), [request, radius])
  const isFound = state.status === 'found'
  return (
    <div className="grid gap-8" data-location={state.status} data-toasts="">
      {parts ? <parts.Toaster /> : null}
      {isSupported ? null : (
        <div className="callout">
          <h2>Location Not Available</h2>
          <p>Your browser doesn't support location services</p>
          <p>Type a ZIP code, a town or a state instead: it works just as well.</p>
        </div>
      )}
      <div className="location-ask">
        <Button onClick={look} disabled={state.status === 'requesting'}>
          {state.status === 'requesting' ? 'Getting your location…' : isFound ? 'Update Location' : 'Get My Location'}
        </Button>
        <label className="row font-semibold">
          Within
          <select value={radius} onChange={(event) => setRadius(Number(event.target.value))} className="radius-choice">
            {radiusChoices.map((miles) => (
              <option key={miles} value={miles}>
                {miles} miles
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="sr-only">
        {state.status === 'requesting' ? 'Looking for your location' : isFound ? 'Your location was found' : ''}
      </p>
      {state.status === 'error' ? (
        <div role="alert" className="callout location-error">
          <b>Location Error</b>
          <p>{state.message}</p>
          <p>Nothing was sent. You can try again, or type a ZIP code, a town or a state below.</p>
        </div>
      ) : null}
      {parts && isFound ? <parts.FoundHelp key={state.found.query} found={state.found} /> : null}
    </div>
  )
}
