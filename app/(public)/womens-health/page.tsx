import { healthPage as spanish } from '@/lib/resources/content/es/topic-health'
import { healthPage } from '@/lib/resources/content/topic-health'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { showTopic } from '../topic'

const page = () => choose({ en: healthPage, es: spanish })

export const generateMetadata = describePage('/womens-health', page)

export default function HealthPage() {
  return showTopic({ content: page(), category: 'womens-health', copy: words().directory.topic.health })
}
