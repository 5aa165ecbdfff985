import { readTopic } from '@/lib/resources/content/topics'
import { setLanguage } from '@/lib/site/language/page-language'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { showTopic } from '../topic'

const topic = readTopic('womens-health')
const page = () => choose(topic)

export const generateMetadata = describePage('/womens-health', page)

export default async function HealthPage({ params }: PageProps<'/[locale]/womens-health'>) {
  await setLanguage(params)
  return showTopic({ content: page(), category: 'womens-health', copy: words().directory.topic.health })
}
