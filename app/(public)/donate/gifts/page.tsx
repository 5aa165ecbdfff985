import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { Button } from '@/components/ui/button'
import { isMailOn } from '@/lib/mail/configured'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Your gifts',
  description: 'See your gifts, or change or stop a recurring one, with a link by email. No account needed.',
  path: '/donate/gifts',
})

export default function GiftsPage() {
  return (
    <SiteFrame path="/donate">
      <div className="section wrap pay">
        <h1>Your gifts</h1>
        <p className="lead">
          We’ll email you a link. It shows what you gave, with receipts by year, and lets you change or stop a recurring
          gift. You don’t need an account or a password.
        </p>
        {isMailOn() ? (
          <form className="pay-card" method="post" action="/api/donations/link">
            <div className="give-field">
              <label htmlFor="gifts-email">Email address you gave with</label>
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
            <Button type="submit">Email me a link</Button>
            <p className="soft">Anyone who can read that inbox can open the link for one hour.</p>
          </form>
        ) : (
          <p className="callout">
            Email is turned off on this site for now, so we can’t send you a link. Nothing you gave is lost.
          </p>
        )}
        <p>
          <a href="/donate">Make a gift</a>
        </p>
      </div>
    </SiteFrame>
  )
}
