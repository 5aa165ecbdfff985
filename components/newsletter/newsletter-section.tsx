import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { NewsletterForm } from './newsletter-form'

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
