import messages from '@/messages/es/news.json' with { type: 'json' }
import { asTemplates, say } from '../say'
import { languageTags } from '../tags'

export const news = asTemplates(say('news', messages, languageTags.es))
