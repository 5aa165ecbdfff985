import messages from '@/messages/es/news.json' with { type: 'json' }
import { languageTags } from '../tags'
import { asTemplates, toWords } from '../to-words'

export const news = asTemplates(toWords('news', messages, languageTags.es))
