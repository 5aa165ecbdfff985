import { readTopic } from '@/lib/resources/content/topics'
import { setLanguage } from '@/lib/site/language/page-language'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { showTopic } from '../topic'

const topic = readTopic('rights-advocacy')
const page = () => choose(topic)

export const generateMetadata = describePage('/rights-advocacy', page)

export default async function RightsPage({ params }: PageProps<'/[locale]/rights-advocacy'>) {
  await setLanguage(params)
  return showTopic({ content: page(), category: 'rights-advocacy', copy: words().directory.topic.rights })
}
