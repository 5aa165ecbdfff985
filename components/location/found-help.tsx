'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LocationCard } from './location-card'
import { NearbyList, SHOWN_AT_ONCE } from './nearby-list'
import { NearbyMap } from './nearby-map'
import type { Found } from './use-position'

/** What is around the position that was asked for. */
export function FoundHelp({ found }: { found: Found }) {
  const [count, setCount] = useState(SHOWN_AT_ONCE)
  const { items, place, query } = found
  return (
    <>
      <LocationCard found={found} />
      {place.state && items.length > 0 ? <NearbyMap query={query} label={place.city ?? 'your state'} /> : null}
      <NearbyList items={items} count={count} />
      {items.length > count ? (
        <Button look="line" className="w-fit" onClick={() => setCount(count + SHOWN_AT_ONCE)}>
          Show more
        </Button>
      ) : null}
    </>
  )
}
