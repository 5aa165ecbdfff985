import '@/components/forms/forms.css'
import type { ReactNode } from 'react'
import { SmallPage } from '@/components/layout/outcome-page'
import { LinkButton } from '@/components/ui/button'
import { readNonce } from '@/lib/http/nonce'
import { readLink } from '@/lib/newsletter/queries'
import type { LocaleParams } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** The page of a link that has expired. */
function ExpiredLink() {
  const { over } = words().newsletter
  return (
    <>
      <div className="prose">
        <p>{over.text}</p>
        <p>{over.again}</p>
      </div>
      <LinkButton href={to('/newsletter#link')}>{over.button}</LinkButton>
    </>
  )
}

type OpenLink = NonNullable<Awaited<ReturnType<typeof readLink>>>

export interface LinkPageProps {
  params: LocaleParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The page behind an email's link, or one that says the link has expired. */
export async function showLink(
  { searchParams }: LinkPageProps,
  path: string,
  purpose: Parameters<typeof readLink>[1],
  show: (link: OpenLink, token: string) => { title: string; content: ReactNode },
) {
  const [{ token }, nonce] = await Promise.all([searchParams, readNonce()])
  const link = await readLink(token, purpose)
  const { title, content } = link
    ? show(link, String(token))
    : { title: words().newsletter.over.title, content: <ExpiredLink /> }
  return (
    <SmallPage path={path} title={title} nonce={nonce}>
      {content}
    </SmallPage>
  )
}
