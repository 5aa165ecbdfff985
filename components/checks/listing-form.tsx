import { Button } from '@/components/ui/button'
import { listListingFields } from '@/lib/resources/checks/check-fields'
import type { Listing } from '@/lib/resources/checks/listing'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** The fields of a record, filled from the directory. */
export function ListingForm({ token, fields }: { token: string; fields: Listing['fields'] }) {
  const own = listListingFields()
  return (
    <form className="form" method="post" action={call(`/api/listing/${token}`)} autoComplete="off">
      {fields.map(({ name, text }) => {
        const field = own.find((one) => one.name === name)
        if (!field || (field.kind !== 'line' && field.kind !== 'area')) return null
        const shared = {
          id: `listing-${name}`,
          name,
          className: 'form-input',
          defaultValue: text,
          maxLength: field.max,
          required: field.isRequired,
        }
        return (
          <div key={name} className="form-field">
            <label htmlFor={shared.id}>{field.label}</label>
            {field.kind === 'area' ? <textarea {...shared} rows={6} /> : <input {...shared} type={field.type} />}
            <input type="hidden" name="shown" value={name} />
          </div>
        )
      })}
      <div>
        <Button type="submit">{words().listing.send}</Button>
      </div>
    </form>
  )
}
