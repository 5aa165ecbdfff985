'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { location as english, type LocationWords } from '@/lib/site/language/en/location'
import { CARDS_PER_PAGE, NearbyList, NearbyMap } from './nearby-list'
import type { Found } from './use-position'

const FEET_IN_METER = 3.28084
const FEET_IN_MILE = 5280

function describeAccuracy(meters: number, { device }: LocationWords): string {
  const feet = meters * FEET_IN_METER
  if (feet < FEET_IN_MILE / 2) return device.feet({ feet: Math.max(10, Math.round(feet / 10) * 10) })
  return device.miles({ miles: (feet / FEET_IN_MILE).toFixed(1) })
}

/** How the server interpreted the rounded position. */
function LocationCard({ found: { place, accuracy }, copy = english }: { found: Found; copy?: LocationWords }) {
  const w = copy.device
  const { city, state, zipCode } = place
  const town = [city, state && copy.records.state(state)].filter(Boolean).join(', ')
  return (
    <div className="card location-card">
      <h2>
        <Icon name="map-pin" /> {w.yours}
      </h2>
      <dl>
        <div>
          <dt>{w.near}</dt>
          <dd>{town || w.noTown}</dd>
        </div>
        <div>
          <dt>{w.zip}</dt>
          <dd className="num">{zipCode ?? w.unknown}</dd>
        </div>
        <div>
          <dt>{w.accuracy}</dt>
          <dd>
            {describeAccuracy(accuracy, copy)}
            {w.rounded}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The help around the position. */
export function FoundHelp({ found, copy = english }: { found: Found; copy?: LocationWords }) {
  const [count, setCount] = useState(CARDS_PER_PAGE)
  const { items, place, query } = found
  return (
    <>
      <LocationCard found={found} copy={copy} />
      {place.state && items.length > 0 ? (
        <NearbyMap query={query} label={place.city ?? copy.map.yourState} copy={copy} />
      ) : null}
      <NearbyList items={items} count={count} copy={copy} />
      {items.length > count ? (
        <Button variant="outline" className="w-fit" onClick={() => setCount(count + CARDS_PER_PAGE)}>
          {copy.results.more}
        </Button>
      ) : null}
    </>
  )
}
