import { NewsletterForm } from './newsletter-form'

/** On Home. */
export function NewsletterSection({ name }: { name: string }) {
  return (
    <section id="newsletter" className="section band" aria-labelledby="newsletter-title">
      <div className="wrap grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-4">
          <h2 id="newsletter-title">News by mail, about once a week</h2>
          <p className="lead">The sender’s name is “{name}”, and the subject says nothing of what it is about.</p>
          <p className="soft">
            We count neither who opens a mail nor who presses a link. Does someone else read your mailbox? Then better
            read <a href="/news">the news</a> here. Already on the list? <a href="/newsletter">Change what you get</a>.
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
