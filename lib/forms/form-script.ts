import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { stripModule } from '@/lib/text/strip-module'
import contactForm from './contact-form.js?raw'
import newsletterForm from './newsletter-form.js?raw'
import pageToast from './page-toast.js?raw'
import sendForm from './send-form.js?raw'

function createScript(form: string, start: string, said: Record<string, string>): string {
  const functions = [pageToast, sendForm, form].map(stripModule).join('\n')
  const json = JSON.stringify(said).replaceAll('<', '\\u003c')
  return `(() => {\n'use strict'\n${functions}\nconst words = ${json}\n${start}(createToasts(words), words)\n})()`
}

/** For a page without a framework: stands right after the form, so that nothing moves once it is seen. */
export function getContactScript(): string {
  const { contact, forms, calls } = words()
  return createScript(contactForm, 'startContactForm', {
    ...contact.script,
    sentText: contact.sentText({ time: choose(site.contact.responseTime) }),
    fill: calls.fill,
    ...forms.toasts,
  })
}

export function getNewsletterScript(): string {
  const { newsletter, forms } = words()
  const said = { ...newsletter.script, subscribe: newsletter.subscribe, ...forms.toasts }
  return createScript(newsletterForm, 'startNewsletterForm', said)
}
