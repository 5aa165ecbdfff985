import { rightsPage as spanish } from '@/lib/resources/content/es/topic-rights'
import { rightsPage } from '@/lib/resources/content/topic-rights'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { showTopic } from '../topic'

const page = () => choose({ en: rightsPage, es: spanish })

export const generateMetadata = describePage('/rights-advocacy', page)

export default function RightsPage() {
  return showTopic({ content: page(), category: 'rights-advocacy', copy: words().directory.topic.rights })
}
