import { FormFieldRow } from '@/components/forms/form-fields'
import { InlineScript } from '@/components/layout/inline-script'
import { Button } from '@/components/ui/button'
import { messageFields, reachFields } from '@/lib/contact/fields'
import { getContactScript } from '@/lib/forms/form-script'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** Works without a script: the handler then answers with a page. */
export function ContactForm() {
  const { contact: w, forms } = words()
  return (
    <>
      <form className="form" method="post" action={call('/api/contact')} data-form="contact" autoComplete="off">
        <p className="soft">{forms.required}</p>
        {messageFields().map((field) => (
          <FormFieldRow key={field.name} form="contact" field={field} />
        ))}
        <div className="callout callout-tip">
          <h3>{w.reachSafely}</h3>
          <p>{w.reachText}</p>
          {reachFields().map((field) => (
            <FormFieldRow key={field.name} form="contact" field={field} />
          ))}
        </div>
        <div className="form-unseen" aria-hidden="true">
          <label htmlFor="contact-nickname">{forms.unseen}</label>
          <input id="contact-nickname" name="nickname" tabIndex={-1} autoComplete="off" />
        </div>
        <div>
          <Button type="submit">{w.submit}</Button>
        </div>
      </form>
      <InlineScript script={getContactScript()} />
    </>
  )
}
