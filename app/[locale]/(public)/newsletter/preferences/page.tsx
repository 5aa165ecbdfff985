import { InterestTicks, TokenForm } from '@/components/newsletter/token-form'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { type LinkPageProps, showLink } from '../link-page'

const path = '/newsletter/preferences'

export const generateMetadata = describePage(path, () => words().newsletter.preferences, { index: false })

export default async function PreferencesPage(props: LinkPageProps) {
  await setLanguage(props.params)
  const w = words().newsletter.preferences
  return showLink(props, path, 'manage', (link, token) => {
    const isActive = link.state === 'active'
    const content = (
      <>
        <p>
          <b>{link.shownEmail}</b> {isActive ? w.isOn : w.isOff}
        </p>
        <TokenForm action="/api/newsletter/preferences" token={token} button={isActive ? w.save : w.again}>
          <InterestTicks chosen={link.interests} />
        </TokenForm>
        {isActive ? (
          <TokenForm action="/api/newsletter/unsubscribe" token={token} button={w.leave} variant="outline" />
        ) : null}
      </>
    )
    return { title: w.heading, content }
  })
}
