import { NewsletterForm } from './newsletter-form'

/** Where no email can be sent, it asks for no address. */
function Closed() {
  return (
    <p className="callout">
      Email is turned off on this site for now, so you can’t subscribe. <a href="/news">The news</a> is here any time.
    </p>
  )
}

/** On Home. */
export function NewsletterSection({ name, isMailOn }: { name: string; isMailOn: boolean }) {
  return (
    <section id="newsletter" className="section band" aria-labelledby="newsletter-title">
      <div className="wrap grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-4">
          <h2 id="newsletter-title">News by email, about once a week</h2>
          <p className="lead">The sender’s name is “{name}”, and the subject line never says what it is about.</p>
          <p className="soft">
            We don’t track who opens an email or clicks a link. Does someone else read your inbox? If so, read{' '}
            <a href="/news">the news</a> here instead. Already on the list?{' '}
            <a href="/newsletter">Change what you get</a>.
          </p>
        </div>
        {isMailOn ? <NewsletterForm /> : <Closed />}
      </div>
    </section>
  )
}
