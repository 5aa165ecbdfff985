import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SmallPage } from '@/components/layout/small-page'
import { LinkOver } from '@/components/newsletter/link-over'
import { InterestTicks, TokenForm } from '@/components/newsletter/token-form'
import { readLink } from '@/lib/newsletter/queries'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/newsletter/preferences'

export const metadata: Metadata = pageMetadata({
  title: 'Your choices',
  description: 'Change what you get, or unsubscribe.',
  path,
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function PreferencesPage({ searchParams }: Props) {
  const [{ token }, all] = await Promise.all([searchParams, headers()])
  const link = await readLink(token, 'manage')
  const nonce = all.get('x-nonce') ?? undefined
  if (!link) {
    return (
      <SmallPage path={path} title="This link no longer works" nonce={nonce}>
        <LinkOver />
      </SmallPage>
    )
  }
  const isActive = link.state === 'active'
  return (
    <SmallPage path={path} title="What you get" nonce={nonce}>
      <p>
        <b>{link.shownEmail}</b> {isActive ? 'is on the list.' : 'is not on the list.'}
      </p>
      <TokenForm
        action="/api/newsletter/preferences"
        token={String(token)}
        button={isActive ? 'Save' : 'Subscribe again'}
      >
        <InterestTicks chosen={link.interests} />
      </TokenForm>
      {isActive ? (
        <TokenForm
          action="/api/newsletter/unsubscribe"
          token={String(token)}
          button="Unsubscribe from everything"
          look="line"
        />
      ) : null}
    </SmallPage>
  )
}
