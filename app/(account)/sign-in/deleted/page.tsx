import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { MessagePage } from '../message-page'

const path = '/sign-in/deleted'

export const generateMetadata = describePage(path, () => words().account.messages.deleted, { index: false })

export default function DeletedPage() {
  return <MessagePage path={path} message={words().account.messages.deleted} />
}
