/** A picture beside the list: everything that it shows is in the list, in words. */
export function NearbyMap({ query, label }: { query: string; label: string }) {
  return (
    <figure className="nearby-map">
      {/* biome-ignore lint/performance/noImgElement: an SVG of our own, made for this search and kept nowhere */}
      <img
        src={`/api/location/map?${query}`}
        width={640}
        height={440}
        alt={`Map of ${label} with the places in the list below`}
        decoding="async"
      />
      <figcaption className="soft">
        <span className="map-key map-key-here">You, roughly</span>
        <span className="map-key map-key-urgent">Emergency or 24 hours</span>
        <span className="map-key map-key-place">Other places</span>
        Services that keep their address private are in the list only.
      </figcaption>
    </figure>
  )
}
