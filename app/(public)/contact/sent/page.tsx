import type { Metadata } from 'next'
import { SentPage } from '@/components/forms/sent-page'
import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

const path = '/contact/sent'

export function generateMetadata(): Metadata {
  const { contact, forms } = words()
  return pageMetadata({ title: contact.sent, description: forms.next, path, index: false })
}

export default function ContactSentPage() {
  const w = words().contact
  return (
    <SentPage path={path} title={w.script.sentTitle} text={w.sentText(choose(site.contact.responseTime))}>
      <p>{w.sentDanger}</p>
      <div className="row">
        <LinkButton href={to('/resources')}>{w.browse}</LinkButton>
        <LinkButton look="line" href={to('/emergency/contacts')}>
          {w.hotlines}
        </LinkButton>
      </div>
    </SentPage>
  )
}
