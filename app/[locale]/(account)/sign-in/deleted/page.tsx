import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { MessagePage } from '../message-page'

const path = '/sign-in/deleted'

export const generateMetadata = describePage(path, () => words().account.messages.deleted, { index: false })

export default async function DeletedPage({ params }: PageProps<'/[locale]/sign-in/deleted'>) {
  await setLanguage(params)
  return <MessagePage path={path} message={words().account.messages.deleted} />
}
