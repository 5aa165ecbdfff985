import '@/components/location/location.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { LocationFinder } from '@/components/location/location-finder'
import { PlaceForm } from '@/components/location/place-form'
import { PlaceSuggestions } from '@/components/location/place-suggestions'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Location Services',
  description:
    'Find shelters, clinics, legal help and money near a ZIP code, a town or where you are. Nothing is kept.',
  path: '/location-services',
})

export default function LocationPage() {
  return (
    <SiteFrame path="/location-services" isLive>
      <Breadcrumbs crumbs={[{ href: '/location-services', label: 'Location Services' }]} />
      <section className="section wrap grid gap-10 pt-4">
        <div className="grid gap-4">
          <h1>Find help near you</h1>
          <p className="lead">Type where you are, or let your device tell us. The nearest help comes first.</p>
        </div>
        <section aria-labelledby="by-place" className="grid gap-4">
          <h2 id="by-place">By ZIP code, town or state</h2>
          <PlaceForm />
          <PlaceSuggestions />
        </section>
        <section aria-labelledby="by-position" className="grid gap-4">
          <h2 id="by-position">With your device</h2>
          <p>
            Your browser asks you first. It rounds your position to about a mile before anything is sent. We use it for
            this one answer and don’t keep it. Someone who looks through your browser’s settings can see that you gave
            this site permission.
          </p>
          <noscript>
            <p className="callout">This part needs JavaScript. The search by place above works without it.</p>
          </noscript>
          <LocationFinder />
        </section>
        <section aria-labelledby="distances" className="prose">
          <h2 id="distances">What the distances mean</h2>
          <ul>
            <li>Distances are straight lines in miles. Roads are longer.</li>
            <li>A shelter that keeps its address private is shown with its town only. We never measure to its door.</li>
            <li>A service that covers your whole state is listed as such, without a distance.</li>
            <li>“Open now” follows the service’s own clock. Where we don’t know the hours, we say so.</li>
          </ul>
        </section>
      </section>
    </SiteFrame>
  )
}
