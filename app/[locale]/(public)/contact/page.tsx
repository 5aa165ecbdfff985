import { Section } from '@/components/layout/section'
import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/forms/forms.css'
import '@/components/ui/sonner.css'
import type { Metadata } from 'next'
import { ContactMethods } from '@/components/contact/contact-methods'
import { FormFieldRow } from '@/components/forms/form-fields'
import { InlineScript } from '@/components/layout/inline-script'
import { SiteFrame } from '@/components/layout/site-frame'
import { Button } from '@/components/ui/button'
import { CardIcon } from '@/components/ui/card-icon'
import type { IconName } from '@/components/ui/icon'
import { CallRows } from '@/components/ui/phone-link'
import { type ContactCategory, messageFields, reachFields } from '@/lib/contact/schema'
import { getContactScript } from '@/lib/forms/form-script'
import { isMailOn } from '@/lib/mail/configured'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { call, to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

/** Works without a script: the handler then answers with a page. */
export function ContactForm() {
  const { contact: w, forms } = words()
  return (
    <>
      <form className="form" method="post" action={call('/api/contact')} data-form="contact" autoComplete="off">
        <p className="soft">{forms.required}</p>
        {messageFields().map((field) => (
          <FormFieldRow key={field.name} form="contact" field={field} />
        ))}
        <div className="callout callout-tip">
          <h3>{w.reachSafely}</h3>
          <p>{w.reachText}</p>
          {reachFields().map((field) => (
            <FormFieldRow key={field.name} form="contact" field={field} />
          ))}
        </div>
        <div className="form-unseen" aria-hidden="true">
          <label htmlFor="contact-nickname">{forms.unseen}</label>
          <input id="contact-nickname" name="nickname" tabIndex={-1} autoComplete="off" />
        </div>
        <div>
          <Button type="submit">{w.submit}</Button>
        </div>
      </form>
      <InlineScript script={getContactScript()} />
    </>
  )
}

/** What people write to us about. */
const icons: [keyof ReturnType<typeof words>['contact']['support'] & ContactCategory, IconName][] = [
  ['resources', 'life-buoy'],
  ['partnership', 'handshake'],
  ['technical', 'lock'],
  ['feedback', 'megaphone'],
]

/** Each leads to the form, with its category preselected if scripts run. */
function SupportCategories() {
  const { support } = words().contact
  return (
    <ul className="grid-4">
      {icons.map(([category, icon]) => (
        <li key={category} className="card max-w-none">
          <CardIcon name={icon} />
          <h3>
            <a href="#contact-form" data-category={category}>
              {support[category].title}
            </a>
          </h3>
          <p className="soft">{support[category].text}</p>
        </li>
      ))}
    </ul>
  )
}

const path = '/contact'

export async function generateMetadata({ params }: PageProps<'/[locale]/contact'>): Promise<Metadata> {
  await setLanguage(params)
  const { title, description } = words().contact
  return pageMetadata({ title, description: description({ name: site.name }), path })
}

export default async function ContactPage({ params }: PageProps<'/[locale]/contact'>) {
  await setLanguage(params)
  const { contact: w, layout } = words()
  const violence = localizedHotline('domestic-violence')
  return (
    <SiteFrame path={path} scene="letter">
      <section className="topic-hero">
        <div className="wrap grid gap-5">
          <h1>{w.title}</h1>
          <p className="lead">{w.lead({ time: choose(site.contact.responseTime) })}</p>
          <div className="call-box">
            <p>
              <b>{w.inDanger}</b> {w.notRead}
            </p>
            <CallRows danger={layout.dangerNow} lines={[violence]} copy={layout} />
          </div>
        </div>
      </section>
      <section className="section" aria-label={w.ways}>
        <div className="wrap">
          <ContactMethods facts={site.contact} violence={violence} />
        </div>
      </section>
      <Section name="support" title={w.howHelp} isBand>
        <SupportCategories />
      </Section>
      <section id="contact-form" className="section" aria-labelledby="form-title">
        <div className="wrap grid gap-8 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] lg:gap-16">
          <div className="grid gap-6">
            <h2 id="form-title">{w.send}</h2>
            {isMailOn() ? null : <p className="callout callout-warning">{w.mailOff}</p>}
            <ContactForm />
          </div>
          <section className="prose content-start" aria-labelledby="after-title">
            <h2 id="after-title" className="text-[1.35rem]">
              {w.after}
            </h2>
            <ul>
              <li>{w.afterLines.stored}</li>
              {isMailOn() ? <li>{w.afterLines.alert}</li> : null}
              <li>{w.afterLines.noReply}</li>
              <li>{w.afterLines.deleted}</li>
              <li>{w.afterLines.leaveOut}</li>
            </ul>
            <p>
              <a href={to('/privacy')}>{w.kept}</a>
            </p>
          </section>
        </div>
      </section>
    </SiteFrame>
  )
}
