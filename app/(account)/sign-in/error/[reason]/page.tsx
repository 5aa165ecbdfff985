import '@/components/account/account.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { SignInMessage } from '@/components/account/sign-in-message'
import { SiteFrame } from '@/components/layout/site-frame'
import { isSignInReason, signInMessages } from '@/lib/account/content'
import { pageMetadata } from '@/lib/site/page-metadata'

interface Props {
  params: Promise<{ reason: string }>
}

async function readMessage({ params }: Props) {
  const { reason } = await params
  if (!isSignInReason(reason)) notFound()
  return { reason, ...signInMessages[reason] }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { reason, title } = await readMessage(props)
  return pageMetadata({ title, description: 'What to do next.', path: `/sign-in/error/${reason}`, index: false })
}

export default async function SignInErrorPage(props: Props) {
  const [{ reason, title, paragraphs }, all] = await Promise.all([readMessage(props), headers()])
  return (
    <SiteFrame path={`/sign-in/error/${reason}`} nonce={all.get('x-nonce') ?? undefined}>
      <SignInMessage title={title} signIn="Try again">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </SignInMessage>
    </SiteFrame>
  )
}
