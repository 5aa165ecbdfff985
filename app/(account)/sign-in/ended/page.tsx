import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { MessagePage } from '../message-page'

const path = '/sign-in/ended'

export const generateMetadata = describePage(path, () => words().account.messages.ended, { index: false })

export default function SignedOutPage() {
  return <MessagePage path={path} message={words().account.messages.ended} />
}
