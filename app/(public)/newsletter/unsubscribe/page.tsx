import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SmallPage } from '@/components/layout/small-page'
import { LinkOver } from '@/components/newsletter/link-over'
import { TokenForm } from '@/components/newsletter/token-form'
import { readLink } from '@/lib/newsletter/queries'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/newsletter/unsubscribe'

export const metadata: Metadata = pageMetadata({
  title: 'Unsubscribe',
  description: 'Unsubscribe from the list.',
  path,
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function UnsubscribePage({ searchParams }: Props) {
  const [{ token }, all] = await Promise.all([searchParams, headers()])
  const link = await readLink(token)
  const nonce = all.get('x-nonce') ?? undefined
  if (!link) {
    return (
      <SmallPage path={path} title="This link no longer works" nonce={nonce}>
        <LinkOver />
      </SmallPage>
    )
  }
  return (
    <SmallPage path={path} title={link.state === 'left' ? 'You are off the list' : 'Unsubscribe'} nonce={nonce}>
      {link.state === 'left' ? (
        <p>
          Nothing is sent to <b>{link.shownEmail}</b>.
        </p>
      ) : (
        <>
          <p>
            One click takes <b>{link.shownEmail}</b> off the list.
          </p>
          <TokenForm action="/api/newsletter/unsubscribe" token={String(token)} button="Unsubscribe" />
        </>
      )}
      <p>
        <a href={`/newsletter/preferences?token=${encodeURIComponent(String(token))}`}>Change what you get</a>
      </p>
    </SmallPage>
  )
}
