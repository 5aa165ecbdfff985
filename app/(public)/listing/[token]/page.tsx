import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ListingForm } from '@/components/checks/listing-form'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { readListing } from '@/lib/resources/checks/listing'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export const metadata: Metadata = pageMetadata({
  title: 'Your entry',
  description: 'Review your entry.',
  path: '/listing',
  index: false,
})

interface Props {
  params: Promise<{ token: string }>
}

/** Shows what the directory says. Nothing happens before the button is pressed: scanners of emails follow links. */
export default async function ListingPage({ params }: Props) {
  const [{ token }, all] = await Promise.all([params, headers()])
  const listing = await readListing(token)
  const nonce = all.get('x-nonce') ?? undefined
  return (
    <SiteFrame path="/listing" nonce={nonce}>
      <section className="section">
        <div className="wrap grid max-w-[44rem] gap-5">
          {listing ? (
            <>
              <h1>Is this still right?</h1>
              <p className="lead">
                This is what the directory of {site.name} says about <b>{listing.title}</b>. Correct anything that is
                wrong, then send it. If everything is right, just send it.
              </p>
              <ListingForm token={token} fields={listing.fields} />
              <p className="soft">
                Our staff reads it before anything changes. If an address should stay private, leave it out, or write to
                us at <a href="/contact">Contact</a>.
              </p>
            </>
          ) : (
            <>
              <h1>This link no longer works</h1>
              <p className="lead">It was already used, or it is more than 14 days old. Nothing was changed.</p>
              <p>Write to us, and we’ll send you a new one.</p>
              <div className="row">
                <LinkButton href="/contact">Contact</LinkButton>
              </div>
            </>
          )}
        </div>
      </section>
    </SiteFrame>
  )
}
