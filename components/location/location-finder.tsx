'use client'

import '@/components/ui/sonner.css'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DEFAULT_RADIUS, radiusChoices } from '@/lib/search/nearby/describe'
import { location as english, type LocationWords } from '@/lib/site/language/en/location'
import { usePosition } from './use-position'

/** Code needed only for results loads when she asks: most visitors type a place instead. */
async function loadParts() {
  const [{ Toaster, showToast }, { FoundHelp }] = await Promise.all([
    import('@/components/ui/sonner'),
    import('./found-help'),
  ])
  return { Toaster, showToast, FoundHelp }
}

/** One click asks for the position; the results appear below. */
export function LocationFinder({ copy = english }: { copy?: LocationWords }) {
  const w = copy.device
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>> | null>(null)
  const prepare = useCallback(async () => {
    const loaded = await loadParts()
    setParts((kept) => kept ?? loaded)
  }, [])
  const { state, request } = usePosition(prepare, copy)
  useEffect(() => {
    // The page shows the same text, so a toast that fails to load is no loss.
    if (state.status !== 'error' || !parts) return
    parts.showToast({ title: w.error, description: state.message, variant: 'destructive' })
  }, [state, parts, w])
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
          <h2>{w.unavailable}</h2>
          <p>{w.unsupported}</p>
          <p>{w.typeInstead}</p>
        </div>
      )}
      <div className="location-ask">
        <Button onClick={look} disabled={state.status === 'requesting'}>
          {state.status === 'requesting' ? w.asking : isFound ? w.again : w.get}
        </Button>
        <label className="row font-semibold">
          {copy.form.within}
          <select value={radius} onChange={(event) => setRadius(Number(event.target.value))} className="radius-choice">
            {radiusChoices.map((miles) => (
              <option key={miles} value={miles}>
                {copy.form.miles({ miles })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="sr-only">
        {state.status === 'requesting' ? w.looking : isFound ? w.found : ''}
      </p>
      {state.status === 'error' ? (
        <div role="alert" className="callout location-error">
          <b>{w.error}</b>
          <p>{state.message}</p>
          <p>{w.nothingSent}</p>
        </div>
      ) : null}
      {parts && isFound ? <parts.FoundHelp key={state.found.query} found={state.found} copy={copy} /> : null}
    </div>
  )
}
