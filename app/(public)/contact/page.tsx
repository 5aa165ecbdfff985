import '@/components/forms/forms.css'
import '@/components/ui/toaster.css'
import type { Metadata } from 'next'
import { ContactForm } from '@/components/contact/contact-form'
import { ContactMethods } from '@/components/contact/contact-methods'
import { SupportCategories } from '@/components/contact/support-categories'
import { SiteFrame } from '@/components/layout/site-frame'
import { CallLink } from '@/components/ui/phone-link'
import { isMailOn } from '@/lib/mail/configured'
import { pageMetadata } from '@/lib/site/page-metadata'
import { hotline, site } from '@/lib/site/site'

export const metadata: Metadata = pageMetadata({
  title: 'Contact',
  description: `How to reach ${site.name}, and how we can reach you safely.`,
  path: '/contact',
})

const violence = hotline('domestic-violence')

export default function ContactPage() {
  return (
    <SiteFrame path="/contact">
      <section className="topic-hero">
        <div className="wrap grid gap-5">
          <h1>Contact</h1>
          <p className="lead">
            A question, a correction, an offer of help: a person reads it and answers within {site.contact.responseTime}
            .
          </p>
          <div className="callout callout-warning max-w-[44rem]">
            <p>
              <b>In danger now? Please call instead of writing.</b> Messages here are not read around the clock.
            </p>
            <div className="row gap-y-0">
              <CallLink number="911" />
              {violence.phone ? <CallLink number={violence.phone} label="Domestic violence hotline" /> : null}
            </div>
          </div>
        </div>
      </section>
      <section className="section" aria-label="Three ways to reach someone">
        <div className="wrap">
          <ContactMethods facts={site.contact} violence={violence} />
        </div>
      </section>
      <section className="section band" aria-labelledby="support-title">
        <div className="wrap">
          <h2 id="support-title" className="head">
            How can we help?
          </h2>
          <SupportCategories />
        </div>
      </section>
      <section id="contact-form" className="section" aria-labelledby="form-title">
        <div className="wrap grid gap-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-16">
          <div className="grid gap-6">
            <h2 id="form-title">Send us a message</h2>
            {isMailOn() ? null : (
              <p className="callout callout-warning">
                Email is turned off on this site for now. Your message is saved, but our staff won’t see it until they
                next sign in.
              </p>
            )}
            <ContactForm />
          </div>
          <aside className="prose content-start" aria-labelledby="after-title">
            <h2 id="after-title" className="text-[1.35rem]">
              What happens to it
            </h2>
            <ul>
              <li>It is stored here, and a person of our staff reads it after signing in.</li>
              {isMailOn() ? <li>The email that alerts our staff contains none of your words.</li> : null}
              <li>You won’t get an automatic reply that quotes you.</li>
              <li>We delete it 90 days after we close it. Emergencies: after 30 days.</li>
              <li>Leave out anything you don’t want written down. You don’t have to give your real name.</li>
            </ul>
            <p>
              <a href="/privacy">What we keep, and for how long</a>
            </p>
          </aside>
        </div>
      </section>
    </SiteFrame>
  )
}
