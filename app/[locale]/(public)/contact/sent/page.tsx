import type { Metadata } from 'next'
import { HelpMeanwhile, SentPage } from '@/components/forms/sent-page'
import { setLanguage } from '@/lib/site/language/page-language'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

const path = '/contact/sent'

export async function generateMetadata({ params }: PageProps<'/[locale]/contact/sent'>): Promise<Metadata> {
  await setLanguage(params)
  const { contact, forms } = words()
  return pageMetadata({ title: contact.sent, description: forms.next, path, index: false })
}

export default async function ContactSentPage({ params }: PageProps<'/[locale]/contact/sent'>) {
  await setLanguage(params)
  const w = words().contact
  return (
    <SentPage path={path} title={w.script.sentTitle} text={w.sentText({ time: choose(site.contact.responseTime) })}>
      <p>{w.sentDanger}</p>
      <HelpMeanwhile resources={w.browse} hotlines={w.hotlines} />
    </SentPage>
  )
}
