import { FormFieldRow, Ticks } from '@/components/forms/form-fields'
import { InlineScript } from '@/components/layout/inline-script'
import { Button } from '@/components/ui/button'
import { getNewsletterScript } from '@/lib/forms/form-script'
import {
  emailField,
  failedText,
  failedTitle,
  interestField,
  requiredText,
  requiredTitle,
} from '@/lib/newsletter/content/newsletter'

const script = getNewsletterScript({ requiredTitle, requiredText, failedTitle, failedText })

/** With a script two steps; without it one form, which is sent as it stands. */
export function NewsletterForm() {
  return (
    <>
      <form className="form" method="post" action="/api/newsletter/subscribe" data-form="newsletter">
        <div data-step="1">
          <FormFieldRow form="newsletter" field={emailField} />
        </div>
        <p data-step="2" hidden>
          For <b data-email="" />
        </p>
        <div data-step="2" className="grid gap-4">
          <Ticks form="newsletter" field={interestField} />
          <p className="soft">
            Tip: choose none, and you get everything. You can change it later with a link in every email.
          </p>
        </div>
        <div className="row">
          <Button type="submit" data-step="1" hidden>
            Continue
          </Button>
          <Button type="submit" data-step="2" data-subscribe="">
            Subscribe
          </Button>
          <Button type="button" look="line" data-step="2" data-back="" hidden>
            Back to Email
          </Button>
        </div>
        <p className="form-status" role="status" data-status="" />
      </form>
      <InlineScript script={script} />
    </>
  )
}
