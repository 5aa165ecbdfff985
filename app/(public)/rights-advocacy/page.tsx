import { readTopic } from '@/lib/resources/content/topics'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { showTopic } from '../topic'

const topic = readTopic('rights-advocacy')
const page = () => choose(topic)

export const generateMetadata = describePage('/rights-advocacy', page)

export default function RightsPage() {
  return showTopic({ content: page(), category: 'rights-advocacy', copy: words().directory.topic.rights })
}
