import { TokenForm } from '@/components/newsletter/token-form'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { type LinkPageProps, showLink } from '../link-page'

const path = '/newsletter/unsubscribe'

export const generateMetadata = describePage(path, () => words().newsletter.unsubscribe, { index: false })

export default async function UnsubscribePage(props: LinkPageProps) {
  await setLanguage(props.params)
  const { unsubscribe: w, left, changeLink } = words().newsletter
  return showLink(props, path, undefined, (link, token) => {
    const hasLeft = link.state === 'left'
    const content = (
      <>
        {hasLeft ? (
          <p>
            {w.nothing} <b>{link.shownEmail}</b>.
          </p>
        ) : (
          <>
            <p>
              {w.before} <b>{link.shownEmail}</b> {w.after}
            </p>
            <TokenForm action="/api/newsletter/unsubscribe" token={token} button={w.button} />
          </>
        )}
        <p>
          <a href={to(`/newsletter/preferences?token=${encodeURIComponent(token)}`)}>{changeLink}</a>
        </p>
      </>
    )
    return { title: hasLeft ? left.title : w.title, content }
  })
}
