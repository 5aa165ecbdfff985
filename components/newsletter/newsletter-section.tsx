import { FormFieldRow, Ticks } from '@/components/forms/form-fields'
import { InlineScript } from '@/components/layout/inline-script'
import { Button } from '@/components/ui/button'
import { getNewsletterScript } from '@/lib/forms/form-script'
import { emailField, interestField } from '@/lib/newsletter/schema'
import { call, to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** Two steps with a script; without one, a single form that is submitted as it is. */
export function NewsletterForm() {
  const { newsletter: w } = words()
  return (
    <>
      <form className="form" method="post" action={call('/api/newsletter/subscribe')} data-form="newsletter">
        <div data-step="1">
          <FormFieldRow form="newsletter" field={emailField()} />
        </div>
        <p data-step="2" hidden>
          {w.for} <b data-email="" />
        </p>
        <div data-step="2" className="grid gap-4">
          <Ticks form="newsletter" field={interestField()} />
          <p className="soft">{w.tip}</p>
        </div>
        <div className="row">
          <Button type="submit" data-step="1" hidden>
            {w.continue}
          </Button>
          <Button type="submit" data-step="2" data-subscribe="">
            {w.subscribe}
          </Button>
          <Button type="button" variant="outline" data-step="2" data-back="" hidden>
            {w.back}
          </Button>
        </div>
        <p className="form-status" role="status" data-status="" />
      </form>
      <InlineScript script={getNewsletterScript()} />
    </>
  )
}

/** Asks for no address if no email can be sent. */
function Closed() {
  const w = words().newsletter
  return (
    <p className="callout">
      {w.off} <a href={to('/news')}>{w.theNewsFirst}</a> {w.anyTime}
    </p>
  )
}

/** Whether it is on Home. */
export function NewsletterSection({ name, isMailOn }: { name: string; isMailOn: boolean }) {
  const w = words().newsletter
  return (
    <section id="newsletter" className="section band" aria-labelledby="newsletter-title">
      <div className="wrap grid gap-4 lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-2 lg:gap-4">
          <h2 id="newsletter-title">{w.byEmail}</h2>
          <p className="lead">{w.sender({ name })}</p>
          <p className="soft">
            {w.noTracking} <a href={to('/news')}>{w.theNews}</a> {w.readHere}{' '}
            <a href={to('/newsletter')}>{w.changeLink}</a>.
          </p>
        </div>
        {isMailOn ? <NewsletterForm /> : <Closed />}
      </div>
    </section>
  )
}
