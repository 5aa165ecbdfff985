import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

export async function generateMetadata({ params }: PageProps<'/[locale]/donate/gifts/sent'>): Promise<Metadata> {
  await setLanguage(params)
  const { title, sentDescription } = words().give.gifts
  return pageMetadata({ title, description: sentDescription, path: '/donate/gifts/sent', index: false })
}

export default async function GiftsSentPage({ params }: PageProps<'/[locale]/donate/gifts/sent'>) {
  await setLanguage(params)
  const w = words().give.gifts
  return (
    <SiteFrame path="/donate">
      <div className="section wrap pay">
        <h1>{w.sent}</h1>
        <p className="lead">{w.sentText}</p>
        <p>{w.sentNothing}</p>
        <p>
          <a href={to('/donate/gifts')}>{w.another}</a>
        </p>
      </div>
    </SiteFrame>
  )
}
