import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/forms/forms.css'
import '@/components/ui/sonner.css'
import type { Metadata } from 'next'
import { FormFieldRow } from '@/components/forms/form-fields'
import { SiteFrame } from '@/components/layout/site-frame'
import { NewsletterSection } from '@/components/newsletter/newsletter-section'
import { Button } from '@/components/ui/button'
import { isMailOn } from '@/lib/mail/configured'
import { emailField } from '@/lib/newsletter/schema'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

const path = '/newsletter'

export async function generateMetadata({ params }: PageProps<'/[locale]/newsletter'>): Promise<Metadata> {
  await setLanguage(params)
  const { title, description } = words().newsletter
  return pageMetadata({ title, description: description({ name: site.name }), path })
}

function LinkSection() {
  const w = words().newsletter
  return (
    <section id="link" className="section" aria-labelledby="link-title">
      <div className="wrap grid gap-5 lg:grid-cols-2 lg:gap-12">
        <div className="grid content-start gap-5">
          <h2 id="link-title">{w.already}</h2>
          <p>{w.alreadyText}</p>
        </div>
        <form className="form" method="post" action={call('/api/newsletter/link')}>
          <FormFieldRow form="link" field={emailField()} />
          <div>
            <Button type="submit" variant="outline">
              {w.sendLink}
            </Button>
          </div>
        </form>
      </div>
    </section>
  )
}

export default async function NewsletterFrontPage({ params }: PageProps<'/[locale]/newsletter'>) {
  await setLanguage(params)
  const { title, lead } = words().newsletter
  return (
    <SiteFrame path={path} scene="letter">
      <section className="topic-hero">
        <div className="wrap grid gap-4">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </section>
      <NewsletterSection name={site.name} isMailOn={isMailOn()} />
      {isMailOn() ? <LinkSection /> : null}
    </SiteFrame>
  )
}
