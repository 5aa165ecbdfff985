import { housingPage as spanish } from '@/lib/resources/content/es/topic-housing'
import { housingPage } from '@/lib/resources/content/topic-housing'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { showTopic } from '../topic'

const page = () => choose({ en: housingPage, es: spanish })

export const generateMetadata = describePage('/housing-shelter', page)

export default function HousingPage() {
  return showTopic({ content: page(), category: 'housing-shelter', copy: words().directory.topic.housing })
}
