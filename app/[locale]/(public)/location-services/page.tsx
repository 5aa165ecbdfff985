import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/location/location.css'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { Columns } from '@/components/layout/columns'
import { SiteFrame } from '@/components/layout/site-frame'
import { LocationFinder } from '@/components/location/location-finder'
import { LocationFinderInSpanish } from '@/components/location/location-finder-in-spanish'
import { CallNowCard } from '@/components/location/national-line'
import { PlaceForm } from '@/components/location/place-form'
import { PlaceSuggestions } from '@/components/location/place-suggestions'
import { ListSection } from '@/components/ui/texts'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/location-services', () => words().location)

function Distances() {
  const w = words().location.distances
  return <ListSection titleId="distances" title={w.title} texts={w.points} />
}

export default async function LocationPage({ params }: PageProps<'/[locale]/location-services'>) {
  await setLanguage(params)
  const w = words().location
  const Finder = choose({ en: LocationFinder, es: LocationFinderInSpanish })
  return (
    <SiteFrame path="/location-services" scene="help" isLive>
      <Breadcrumbs crumbs={[{ href: '/location-services', label: w.title }]} />
      <Columns
        className="section wrap pt-4"
        label={w.callNow}
        aside={
          <>
            <CallNowCard />
            <Distances />
          </>
        }
      >
        <div className="grid gap-4">
          <h1>{w.heading}</h1>
          <p className="lead">{w.lead}</p>
        </div>
        <section aria-labelledby="by-place" className="grid gap-4">
          <h2 id="by-place">{w.byPlace}</h2>
          <PlaceForm />
          <PlaceSuggestions />
        </section>
        <section aria-labelledby="by-position" className="grid gap-4">
          <h2 id="by-position">{w.byPosition}</h2>
          <p>{w.asksFirst}</p>
          <noscript>
            <p className="callout">{w.noScript}</p>
          </noscript>
          <Finder />
        </section>
      </Columns>
    </SiteFrame>
  )
}
