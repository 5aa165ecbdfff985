import './state-map.css'
import type { StateCode } from '@/lib/geography/states'
import { getUsMap, US_MAP } from '@/lib/geography/us-map'

const SHADES = 5

/** Shade of a state: 0 where the count is unknown or too small, otherwise 1 to 5 relative to the maximum. */
function findShade(value: number | null, most: number): number {
  return value === null || most <= 0 ? 0 : Math.max(1, Math.ceil((value / most) * SHADES))
}

/** Defined once on a page of several maps. */
export function StateShapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        {getUsMap().map(({ state, path }) => (
          <path key={state} id={`shape-${state}`} d={path} />
        ))}
      </defs>
    </svg>
  )
}

/** Repeats the table beside it as a picture; the territories are only in the table. */
export function StateMap({
  label,
  values,
  most,
  isOnly = false,
}: {
  label: string
  /** The one map of its page has the shapes in it. */
  isOnly?: boolean
  values: ReadonlyMap<StateCode, number>
  /** The value with the darkest shade; defaults to the maximum. */
  most?: number
}) {
  const greatest = most ?? Math.max(0, ...values.values())
  return (
    <svg className="chart state-map" viewBox={`0 0 ${US_MAP.width} ${US_MAP.height}`} role="img" aria-label={label}>
      {getUsMap().map(({ state, path }) => {
        const className = `shade-${findShade(values.get(state) ?? null, greatest)}`
        return isOnly ? (
          <path key={state} d={path} className={className} />
        ) : (
          <use key={state} href={`#shape-${state}`} className={className} />
        )
      })}
    </svg>
  )
}

export function MapKey({ low, high, none }: { low: string; high: string; none?: string }) {
  return (
    <p className="chart-key">
      {none ? <span className="key key-none">{none}</span> : null}
      <span>{low}</span>
      <span className="shade-scale" aria-hidden="true">
        {Array.from({ length: SHADES }, (_, index) => (
          <i key={String(index)} className={`shade-${index + 1}`} />
        ))}
      </span>
      <span>{high}</span>
    </p>
  )
}
