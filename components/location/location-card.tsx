import { Icon } from '@/components/ui/icon'
import { stateName } from '@/lib/geography/states'
import type { Found } from './use-position'

const FEET_IN_METER = 3.28084
const FEET_IN_MILE = 5280

function describeAccuracy(meters: number): string {
  const feet = meters * FEET_IN_METER
  if (feet < FEET_IN_MILE / 2) return `about ${Math.max(10, Math.round(feet / 10) * 10)} feet`
  return `about ${(feet / FEET_IN_MILE).toFixed(1)} miles`
}

/** What the server made of the rounded position. */
export function LocationCard({ found: { place, accuracy } }: { found: Found }) {
  const { city, state, zipCode } = place
  const town = [city, state && stateName(state)].filter(Boolean).join(', ')
  return (
    <div className="card location-card">
      <h2>
        <Icon name="map-pin" /> Your location
      </h2>
      <dl>
        <div>
          <dt>Near</dt>
          <dd>{town || 'No matching town'}</dd>
        </div>
        <div>
          <dt>ZIP code</dt>
          <dd className="num">{zipCode ?? 'Not known'}</dd>
        </div>
        <div>
          <dt>Accuracy</dt>
          <dd>{describeAccuracy(accuracy)} on your device; we received it rounded to about a mile</dd>
        </div>
      </dl>
    </div>
  )
}
