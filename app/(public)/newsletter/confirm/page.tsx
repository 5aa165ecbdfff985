import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SmallPage } from '@/components/layout/small-page'
import { LinkOver } from '@/components/newsletter/link-over'
import { InterestTicks, TokenForm } from '@/components/newsletter/token-form'
import { readLink } from '@/lib/newsletter/queries'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/newsletter/confirm'

export function generateMetadata(): Metadata {
  const { title, description } = words().newsletter.confirm
  return pageMetadata({ title, description, path, index: false })
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ConfirmPage({ searchParams }: Props) {
  const [{ token }, all] = await Promise.all([searchParams, headers()])
  const link = await readLink(token, 'confirm')
  const nonce = all.get('x-nonce') ?? undefined
  if (!link) {
    return (
      <SmallPage path={path} title={words().newsletter.over.title} nonce={nonce}>
        <LinkOver />
      </SmallPage>
    )
  }
  const w = words().newsletter.confirm
  return (
    <SmallPage path={path} title={w.heading} nonce={nonce}>
      <p>
        {w.before} <b>{link.shownEmail}</b> {w.after}
      </p>
      <TokenForm action="/api/newsletter/confirm" token={String(token)} button={w.button}>
        <InterestTicks chosen={link.interests} />
      </TokenForm>
    </SmallPage>
  )
}
