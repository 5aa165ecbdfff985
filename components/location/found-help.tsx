'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { location as english, type LocationWords } from '@/lib/site/language/en/location'
import { LocationCard } from './location-card'
import { CARDS_PER_PAGE, NearbyList } from './nearby-list'
import { NearbyMap } from './nearby-map'
import type { Found } from './use-position'

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
        <Button look="line" className="w-fit" onClick={() => setCount(count + CARDS_PER_PAGE)}>
          {copy.results.more}
        </Button>
      ) : null}
    </>
  )
}
