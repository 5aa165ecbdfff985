import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/forms/forms.css'
import { Ticks } from '@/components/forms/form-fields'
import { OwnLinkPage } from '@/components/layout/own-link-page'
import { Button } from '@/components/ui/button'
import type { FormField } from '@/lib/forms/fields'
import { readNonce } from '@/lib/http/nonce'
import { listListingFields, listStandingFields } from '@/lib/resources/checks/check-fields'
import { type Listing, readListing } from '@/lib/resources/checks/listing'
import { call, to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

function Row({ field, text = '' }: { field: FormField; text?: string }) {
  if (field.kind !== 'line' && field.kind !== 'area') return null
  const id = `listing-${field.name}`
  const shared = {
    id,
    name: field.name,
    className: 'form-input',
    defaultValue: text,
    maxLength: field.max,
    required: field.isRequired,
    'aria-describedby': field.hint ? `${id}-hint` : undefined,
  }
  return (
    <div className="form-field">
      <label htmlFor={id}>{field.label}</label>
      {field.hint ? (
        <p id={`${id}-hint`} className="soft">
          {field.hint}
        </p>
      ) : null}
      {field.kind === 'area' ? (
        <textarea {...shared} rows={field.name === 'description' ? 6 : 3} />
      ) : (
        <input {...shared} type={field.type} />
      )}
    </div>
  )
}

/** The fields of a record, filled from the directory. */
function ListingForm({ token, fields }: { token: string; fields: Listing['fields'] }) {
  const own = listListingFields()
  const { standing, note } = listStandingFields()
  return (
    <form className="form" method="post" action={call(`/api/listing/${token}`)} autoComplete="off">
      <Ticks form="listing" field={standing} />
      {fields.map(({ name, text }) => {
        const field = own.find((one) => one.name === name)
        return field ? (
          <div key={name}>
            <Row field={field} text={text} />
            <input type="hidden" name="shown" value={name} />
          </div>
        ) : null
      })}
      <Row field={note} />
      <div>
        <Button type="submit">{words().listing.send}</Button>
      </div>
    </form>
  )
}

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
