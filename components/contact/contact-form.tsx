import { FormFieldRow } from '@/components/forms/form-fields'
import { InlineScript } from '@/components/layout/inline-script'
import { Button } from '@/components/ui/button'
import { failedText, failedTitle, missingText, missingTitle, sentText, sentTitle } from '@/lib/contact/content/contact'
import { messageFields, reachFields } from '@/lib/contact/content/fields'
import { getContactScript } from '@/lib/forms/form-script'

const script = getContactScript({
  missingTitle,
  missingText,
  sentTitle,
  sentText,
  failedTitle,
  failedText,
  fill: 'Please fill this in.',
})

/** Works by itself, without a script: the handler then answers with a page. */
export function ContactForm() {
  return (
    <>
      <form className="form" method="post" action="/api/contact" data-form="contact" autoComplete="off">
        <p className="soft">Fields with * must be filled in.</p>
        {messageFields.map((field) => (
          <FormFieldRow key={field.name} form="contact" field={field} />
        ))}
        <div className="callout callout-tip">
          <h3>How is it safe to reach you?</h3>
          <p>All of this is optional. We only contact you the ways you choose, and never say who is calling.</p>
          {reachFields.map((field) => (
            <FormFieldRow key={field.name} form="contact" field={field} />
          ))}
        </div>
        <div className="form-unseen" aria-hidden="true">
          <label htmlFor="contact-nickname">Leave this empty</label>
          <input id="contact-nickname" name="nickname" tabIndex={-1} autoComplete="off" />
        </div>
        <div>
          <Button type="submit">Send Message</Button>
        </div>
      </form>
      <InlineScript script={script} />
    </>
  )
}
