import { location as english, type LocationWords } from '@/lib/site/language/en/location'

/** An illustration: the list beside it has the same information as text. */
export function NearbyMap({ query, label, copy = english }: { query: string; label: string; copy?: LocationWords }) {
  const w = copy.map
  return (
    <figure className="nearby-map">
      {/* biome-ignore lint/performance/noImgElement: an SVG of our own, rendered for this search and not stored */}
      <img src={`/api/location/map?${query}`} width={640} height={440} alt={w.alt({ place: label })} decoding="async" />
      <figcaption className="soft">
        <span className="map-key map-key-here">{w.you}</span>
        <span className="map-key map-key-urgent">{w.urgent}</span>
        <span className="map-key map-key-place">{w.others}</span>
        {w.hidden}
      </figcaption>
    </figure>
  )
}
