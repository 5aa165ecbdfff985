import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ListingForm } from '@/components/checks/listing-form'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { readListing } from '@/lib/resources/checks/listing'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export function generateMetadata(): Metadata {
  const { title, description } = words().listing
  return pageMetadata({ title, description, path: '/listing', index: false })
}

interface Props {
  params: Promise<{ token: string }>
}

/** Shows what the directory says. Nothing happens before the button is pressed: scanners of emails follow links. */
export default async function ListingPage({ params }: Props) {
  const [{ token }, all] = await Promise.all([params, headers()])
  const listing = await readListing(token)
  const nonce = all.get('x-nonce') ?? undefined
  const w = words().listing
  return (
    <SiteFrame path={`/listing/${token}`} nonce={nonce}>
      <section className="section">
        <div className="wrap grid max-w-[44rem] gap-5">
          {listing ? (
            <>
              <h1>{w.heading}</h1>
              <p className="lead">
                {w.before(site.name)}
                <b>{listing.title}</b>
                {w.after}
              </p>
              <ListingForm token={token} fields={listing.fields} />
              <p className="soft">
                {w.staffFirst}
                <a href={to('/contact')}>{w.contact}</a>.
              </p>
            </>
          ) : (
            <>
              <h1>{w.over.title}</h1>
              <p className="lead">{w.over.text}</p>
              <p>{w.over.write}</p>
              <div className="row">
                <LinkButton href={to('/contact')}>{w.contact}</LinkButton>
              </div>
            </>
          )}
        </div>
      </section>
    </SiteFrame>
  )
}
