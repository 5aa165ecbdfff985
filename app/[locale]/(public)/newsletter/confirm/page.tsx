import { InterestTicks, TokenForm } from '@/components/newsletter/token-form'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { type LinkPageProps, showLink } from '../link-page'

const path = '/newsletter/confirm'

export const generateMetadata = describePage(path, () => words().newsletter.confirm, { index: false })

export default async function ConfirmPage(props: LinkPageProps) {
  await setLanguage(props.params)
  const w = words().newsletter.confirm
  return showLink(props, path, 'confirm', (link, token) => ({
    title: w.heading,
    content: (
      <>
        <p>
          {w.before} <b>{link.shownEmail}</b> {w.after}
        </p>
        <TokenForm action="/api/newsletter/confirm" token={token} button={w.button}>
          <InterestTicks chosen={link.interests} />
        </TokenForm>
      </>
    ),
  }))
}
