import { stripModule } from '@/lib/text/strip-module'
import contactForm from './contact-form.js?raw'
import newsletterForm from './newsletter-form.js?raw'
import pageToast from './page-toast.js?raw'
import sendForm from './send-form.js?raw'

function createScript(form: string, start: string, words: Record<string, string>): string {
  const functions = [pageToast, sendForm, form].map(stripModule).join('\n')
  const json = JSON.stringify(words).replaceAll('<', '\\u003c')
  return `(() => {\n'use strict'\n${functions}\nconst words = ${json}\n${start}(createToasts(words), words)\n})()`
}

/** For a page without a framework: stands right after the form, so that nothing moves once it is seen. */
export function getContactScript(words: Record<string, string>): string {
  return createScript(contactForm, 'startContactForm', words)
}

export function getNewsletterScript(words: Record<string, string>): string {
  return createScript(newsletterForm, 'startNewsletterForm', words)
}
