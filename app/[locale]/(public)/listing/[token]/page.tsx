import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/forms/forms.css'
import { ListingForm } from '@/components/checks/listing-form'
import { OwnLinkPage } from '@/components/layout/own-link-page'
import { readNonce } from '@/lib/http/nonce'
import { readListing } from '@/lib/resources/checks/listing'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export const generateMetadata = describePage('/listing', () => words().listing, { index: false })

/** Shows what the directory says. Only the button acts, because email scanners follow links. */
export default async function ListingPage({ params }: PageProps<'/[locale]/listing/[token]'>) {
  await setLanguage(params)
  const [{ token }, nonce] = await Promise.all([params, readNonce()])
  const listing = await readListing(token)
  const w = words().listing
  return (
    <OwnLinkPage path={`/listing/${token}`} nonce={nonce} over={w.over} contact={w.contact}>
      {listing ? (
        <>
          <h1>{w.heading}</h1>
          <p className="lead">
            {w.before({ name: site.name })}
            <b>{listing.title}</b>
            {w.after}
          </p>
          <ListingForm token={token} fields={listing.fields} />
          <p className="soft">
            {w.staffFirst}
            <a href={to('/contact')}>{w.contact}</a>.
          </p>
        </>
      ) : null}
    </OwnLinkPage>
  )
}
