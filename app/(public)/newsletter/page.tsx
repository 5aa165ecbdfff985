import '@/components/forms/forms.css'
import '@/components/ui/toaster.css'
import type { Metadata } from 'next'
import { FormFieldRow } from '@/components/forms/form-fields'
import { SiteFrame } from '@/components/layout/site-frame'
import { NewsletterSection } from '@/components/newsletter/newsletter-section'
import { Button } from '@/components/ui/button'
import { isMailOn } from '@/lib/mail/configured'
import { emailField } from '@/lib/newsletter/content/newsletter'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export const metadata: Metadata = pageMetadata({
  title: 'Newsletter',
  description: `Email from ${site.name}, about once a week, on the topics you choose.`,
  path: '/newsletter',
})

function LinkSection() {
  return (
    <section id="link" className="section" aria-labelledby="link-title">
      <div className="wrap grid gap-5">
        <h2 id="link-title">Already on the list?</h2>
        <p>We’ll email you a link to change topics or unsubscribe.</p>
        <form className="form" method="post" action="/api/newsletter/link">
          <FormFieldRow form="link" field={emailField} />
          <div>
            <Button type="submit" look="line">
              Send my link
            </Button>
          </div>
        </form>
      </div>
    </section>
  )
}

export default function NewsletterFrontPage() {
  return (
    <SiteFrame path="/newsletter">
      <section className="topic-hero">
        <div className="wrap grid gap-4">
          <h1>Newsletter</h1>
          <p className="lead">What’s new, on the topics you choose. Unsubscribe any time with one click.</p>
        </div>
      </section>
      <NewsletterSection name={site.name} isMailOn={isMailOn()} />
      {isMailOn() ? <LinkSection /> : null}
    </SiteFrame>
  )
}
