import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/donations/donations.css'
import { EmailInput } from '@/components/donations/donor-fields'
import { SiteFrame } from '@/components/layout/site-frame'
import { Button } from '@/components/ui/button'
import { isMailOn } from '@/lib/mail/configured'
import { call, to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/donate/gifts', () => words().give.gifts)

export default async function GiftsPage({ params }: PageProps<'/[locale]/donate/gifts'>) {
  await setLanguage(params)
  const { gifts: w, heading } = words().give
  return (
    <SiteFrame path="/donate">
      <div className="section wrap pay">
        <h1>{w.title}</h1>
        <p className="lead">{w.lead}</p>
        {isMailOn() ? (
          <form className="box pay-card" method="post" action={call('/api/donations/link')}>
            <div className="give-field">
              <label htmlFor="gifts-email">{w.email}</label>
              <EmailInput id="gifts-email" name="email" />
            </div>
            <Button type="submit">{w.button}</Button>
            <p className="soft">{w.hour}</p>
          </form>
        ) : (
          <p className="callout">{w.mailOff}</p>
        )}
        <p>
          <a href={to('/donate')}>{heading}</a>
        </p>
      </div>
    </SiteFrame>
  )
}
