import type { County } from '@/lib/geography/counties'
import { COUNTY_MAP, drawCounty } from '@/lib/geography/county-map'
import type { CountyHelp } from '@/lib/resources/counties/county-help'
import { resourcePath } from '@/lib/resources/place'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** The page's places with a public address within the county's outline, and the same as a table; nothing without any. */
export function CountyMap({ county, groups }: { county: County } & Pick<CountyHelp, 'groups'>) {
  const placed = groups.flatMap(({ entries }) => entries.flatMap(({ entry, at }) => (at ? [{ place: entry, at }] : [])))
  const drawn = placed.length > 0 ? drawCounty(county.fips, placed) : null
  if (!drawn || drawn.places.length === 0) return null
  const { help, records } = words()
  const w = help.county.map
  const name = records.county(county.fullName)
  return (
    <section className="help-part" aria-labelledby="map">
      <h2 id="map">{w.title({ name })}</h2>
      <figure className="county-map">
        <svg
          viewBox={`0 0 ${COUNTY_MAP.width} ${COUNTY_MAP.height}`}
          role="img"
          aria-label={w.label({ name, count: drawn.places.length })}
        >
          <path d={drawn.outline} />
          {drawn.places.map(({ place, x, y }) => (
            <circle key={place.id} cx={x} cy={y} r="5" />
          ))}
        </svg>
        <figcaption className="soft">{w.note}</figcaption>
      </figure>
      <details>
        <summary className="tap quiet-act">{w.list}</summary>
        <table className="ruled">
          <caption className="sr-only">{w.list}</caption>
          <thead>
            <tr>
              <th scope="col">{w.place}</th>
              <th scope="col">{w.address}</th>
            </tr>
          </thead>
          <tbody>
            {drawn.places.map(({ place }) => (
              <tr key={place.id}>
                <th scope="row">
                  <a className="tap" href={to(resourcePath(place))}>
                    {records.name(place)}
                  </a>
                </th>
                <td>{place.address ?? place.city}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
