import { readTopic } from '@/lib/resources/content/topics'
import { setLanguage } from '@/lib/site/language/page-language'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { showTopic } from '../topic'

const topic = readTopic('housing-shelter')
const page = () => choose(topic)

export const generateMetadata = describePage('/housing-shelter', page)

export default async function HousingPage({ params }: PageProps<'/[locale]/housing-shelter'>) {
  await setLanguage(params)
  return showTopic({ content: page(), category: 'housing-shelter', copy: words().directory.topic.housing })
}
