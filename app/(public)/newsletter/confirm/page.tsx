import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SmallPage } from '@/components/layout/small-page'
import { LinkOver } from '@/components/newsletter/link-over'
import { InterestTicks, TokenForm } from '@/components/newsletter/token-form'
import { readLink } from '@/lib/newsletter/queries'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/newsletter/confirm'

export const metadata: Metadata = pageMetadata({
  title: 'Confirm',
  description: 'Confirm your address.',
  path,
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ConfirmPage({ searchParams }: Props) {
  const [{ token }, all] = await Promise.all([searchParams, headers()])
  const link = await readLink(token, 'confirm')
  const nonce = all.get('x-nonce') ?? undefined
  if (!link) {
    return (
      <SmallPage path={path} title="This link no longer works" nonce={nonce}>
        <LinkOver />
      </SmallPage>
    )
  }
  return (
    <SmallPage path={path} title="Confirm your address" nonce={nonce}>
      <p>
        One click puts <b>{link.shownEmail}</b> on the list. Until then nothing is sent.
      </p>
      <TokenForm action="/api/newsletter/confirm" token={String(token)} button="Yes, send me the newsletter">
        <InterestTicks chosen={link.interests} />
      </TokenForm>
    </SmallPage>
  )
}
