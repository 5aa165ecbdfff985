import type { Metadata } from 'next'
import { findSignInMessage } from '@/lib/account/content'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'
import { MessagePage } from '../../message-page'

type Props = PageProps<'/[locale]/sign-in/error/[reason]'>

async function readMessage({ params }: Props) {
  const { reason } = await params
  const message = orNotFoundPage(findSignInMessage(reason))
  return { path: `/sign-in/error/${reason}`, ...message }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await setLanguage(props.params)
  const { path, title } = await readMessage(props)
  const { description } = words().account.messages.failed
  return pageMetadata({ title, description, path, index: false })
}

export default async function SignInErrorPage(props: Props) {
  await setLanguage(props.params)
  const { path, ...message } = await readMessage(props)
  return <MessagePage path={path} message={message} />
}
