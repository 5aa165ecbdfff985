import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SmallPage } from '@/components/layout/small-page'
import { LinkOver } from '@/components/newsletter/link-over'
import { InterestTicks, TokenForm } from '@/components/newsletter/token-form'
import { readLink } from '@/lib/newsletter/queries'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/newsletter/preferences'

export function generateMetadata(): Metadata {
  const { title, description } = words().newsletter.preferences
  return pageMetadata({ title, description, path, index: false })
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function PreferencesPage({ searchParams }: Props) {
  const [{ token }, all] = await Promise.all([searchParams, headers()])
  const link = await readLink(token, 'manage')
  const nonce = all.get('x-nonce') ?? undefined
  if (!link) {
    return (
      <SmallPage path={path} title={words().newsletter.over.title} nonce={nonce}>
        <LinkOver />
      </SmallPage>
    )
  }
  const isActive = link.state === 'active'
  const w = words().newsletter.preferences
  return (
    <SmallPage path={path} title={w.heading} nonce={nonce}>
      <p>
        <b>{link.shownEmail}</b> {isActive ? w.isOn : w.isOff}
      </p>
      <TokenForm action="/api/newsletter/preferences" token={String(token)} button={isActive ? w.save : w.again}>
        <InterestTicks chosen={link.interests} />
      </TokenForm>
      {isActive ? (
        <TokenForm action="/api/newsletter/unsubscribe" token={String(token)} button={w.leave} look="line" />
      ) : null}
    </SmallPage>
  )
}
