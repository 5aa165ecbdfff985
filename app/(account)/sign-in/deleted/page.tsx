import '@/components/account/account.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SignInMessage } from '@/components/account/sign-in-message'
import { SiteFrame } from '@/components/layout/site-frame'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/sign-in/deleted'

export function generateMetadata(): Metadata {
  const { title, description } = words().account.messages.deleted
  return pageMetadata({ title, description, path, index: false })
}

export default async function DeletedPage() {
  const all = await headers()
  return (
    <SiteFrame path={path} nonce={all.get('x-nonce') ?? undefined}>
      <SignInMessage message={words().account.messages.deleted} />
    </SiteFrame>
  )
}
