import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { MessagePage } from '../message-page'

const path = '/sign-in/ended'

export const generateMetadata = describePage(path, () => words().account.messages.ended, { index: false })

export default async function SignedOutPage({ params }: PageProps<'/[locale]/sign-in/ended'>) {
  await setLanguage(params)
  return <MessagePage path={path} message={words().account.messages.ended} />
}
