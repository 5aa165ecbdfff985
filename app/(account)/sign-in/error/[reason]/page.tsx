import '@/components/account/account.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { SignInMessage } from '@/components/account/sign-in-message'
import { SiteFrame } from '@/components/layout/site-frame'
import { findSignInMessage } from '@/lib/account/content'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

interface Props {
  params: Promise<{ reason: string }>
}

async function readMessage({ params }: Props) {
  const { reason } = await params
  const message = findSignInMessage(reason)
  if (!message) notFound()
  return { path: `/sign-in/error/${reason}`, ...message }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, title } = await readMessage(props)
  const { description } = words().account.messages.failed
  return pageMetadata({ title, description, path, index: false })
}

export default async function SignInErrorPage(props: Props) {
  const [{ path, ...message }, all] = await Promise.all([readMessage(props), headers()])
  return (
    <SiteFrame path={path} nonce={all.get('x-nonce') ?? undefined}>
      <SignInMessage message={message} />
    </SiteFrame>
  )
}
