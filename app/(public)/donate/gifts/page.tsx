import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { Button } from '@/components/ui/button'
import { pageMetadata } from '@/lib/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Your gifts',
  description: 'See your gifts, change or stop a recurring one: with a link by email, without an account.',
  path: '/donate/gifts',
})

export default function GiftsPage() {
  return (
    <SiteFrame path="/donate">
      <div className="section wrap pay">
        <h1>Your gifts</h1>
        <p className="lead">
          We mail you a link. It shows what you gave, with receipts by year, and lets you change or stop a recurring
          gift. You need no account and no password.
        </p>
        <form className="pay-card" method="post" action="/api/donations/link">
          <div className="give-field">
            <label htmlFor="gifts-email">Email Address you gave with</label>
            <input
              id="gifts-email"
              name="email"
              type="email"
              className="give-input"
              autoComplete="email"
              maxLength={254}
              required
            />
          </div>
          <Button type="submit">Mail me a link</Button>
          <p className="soft">Anyone who can read that mailbox can open the link for one hour.</p>
        </form>
        <p>
          <a href="/donate">Make a gift</a>
        </p>
      </div>
    </SiteFrame>
  )
}
