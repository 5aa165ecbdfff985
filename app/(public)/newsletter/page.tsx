import '@/components/forms/forms.css'
import '@/components/ui/toaster.css'
import type { Metadata } from 'next'
import { FormFieldRow } from '@/components/forms/form-fields'
import { SiteFrame } from '@/components/layout/site-frame'
import { NewsletterSection } from '@/components/newsletter/newsletter-section'
import { Button } from '@/components/ui/button'
import { emailField } from '@/lib/newsletter/content/newsletter'
import { pageMetadata } from '@/lib/page-metadata'
import { site } from '@/lib/site'

export const metadata: Metadata = pageMetadata({
  title: 'Newsletter',
  description: `Mail from ${site.name}, about once a week, on what you choose.`,
  path: '/newsletter',
})

export default function NewsletterFrontPage() {
  return (
    <SiteFrame path="/newsletter">
      <section className="topic-hero">
        <div className="wrap grid gap-4">
          <h1>Newsletter</h1>
          <p className="lead">What is new, on the topics you choose. You can leave at any time, in one press.</p>
        </div>
      </section>
      <NewsletterSection name={site.name} />
      <section id="link" className="section" aria-labelledby="link-title">
        <div className="wrap grid gap-5">
          <h2 id="link-title">Already on the list?</h2>
          <p>We send you a link by which you change your topics or leave. No old mail is needed.</p>
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
    </SiteFrame>
  )
}
