'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast, Toaster } from '@/components/ui/toaster'
import { DEFAULT_RADIUS, radiusChoices } from '@/lib/location/describe'
import { LocationCard } from './location-card'
import { NearbyList, SHOWN_AT_ONCE } from './nearby-list'
import { NearbyMap } from './nearby-map'
import { type Found, usePosition } from './use-position'

function sayError(message: string): void {
  showToast({ title: 'Location Error', description: message, variant: 'destructive' })
}

function Results({ found }: { found: Found }) {
  const [count, setCount] = useState(SHOWN_AT_ONCE)
  const { items, place, query } = found
  return (
    <>
      {place.state && items.length > 0 ? <NearbyMap query={query} label={place.city ?? 'your state'} /> : null}
      <NearbyList items={items.slice(0, count)} total={items.length} />
      {items.length > count ? (
        <Button look="line" className="w-fit" onClick={() => setCount(count + SHOWN_AT_ONCE)}>
          Show more
        </Button>
      ) : null}
    </>
  )
}

/** One press asks for the position; what is around it stands below. */
export function LocationFinder() {
  const { state, request } = usePosition(sayError)
  const [radius, setRadius] = useState(DEFAULT_RADIUS)
  const [isSupported, setSupported] = useState(true)
  useEffect(() => setSupported(Boolean(navigator.geolocation)), [])
  const look = useCallback(() => request(radius), [request, radius])
  const isFound = state.status === 'found'
  return (
    <div className="grid gap-8" data-location={state.status}>
      <Toaster />
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
      {isFound ? (
        <>
          <LocationCard found={state.found} />
          <Results key={state.found.query} found={state.found} />
        </>
      ) : null}
    </div>
  )
}
