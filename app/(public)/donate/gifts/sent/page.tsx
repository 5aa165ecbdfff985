import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Your gifts',
  description: 'A link is on its way.',
  path: '/donate/gifts/sent',
  index: false,
})

export default function GiftsSentPage() {
  return (
    <SiteFrame path="/donate">
      <div className="section wrap pay">
        <h1>Check your email</h1>
        <p className="lead">If a gift was made with this address, a link is on its way to it. It works for one hour.</p>
        <p>Nothing after a few minutes? Check your spam folder, or try the address your receipts go to.</p>
        <p>
          <a href="/donate/gifts">Try another address</a>
        </p>
      </div>
    </SiteFrame>
  )
}
