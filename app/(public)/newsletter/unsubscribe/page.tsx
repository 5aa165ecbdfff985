import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SmallPage } from '@/components/layout/small-page'
import { LinkOver } from '@/components/newsletter/link-over'
import { TokenForm } from '@/components/newsletter/token-form'
import { readLink } from '@/lib/newsletter/queries'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/newsletter/unsubscribe'

export function generateMetadata(): Metadata {
  const { title, description } = words().newsletter.unsubscribe
  return pageMetadata({ title, description, path, index: false })
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function UnsubscribePage({ searchParams }: Props) {
  const [{ token }, all] = await Promise.all([searchParams, headers()])
  const link = await readLink(token)
  const nonce = all.get('x-nonce') ?? undefined
  if (!link) {
    return (
      <SmallPage path={path} title={words().newsletter.over.title} nonce={nonce}>
        <LinkOver />
      </SmallPage>
    )
  }
  const { unsubscribe: w, left, changeLink } = words().newsletter
  return (
    <SmallPage path={path} title={link.state === 'left' ? left.title : w.title} nonce={nonce}>
      {link.state === 'left' ? (
        <p>
          {w.nothing} <b>{link.shownEmail}</b>.
        </p>
      ) : (
        <>
          <p>
            {w.before} <b>{link.shownEmail}</b> {w.after}
          </p>
          <TokenForm action="/api/newsletter/unsubscribe" token={String(token)} button={w.button} />
        </>
      )}
      <p>
        <a href={to(`/newsletter/preferences?token=${encodeURIComponent(String(token))}`)}>{changeLink}</a>
      </p>
    </SmallPage>
  )
}
