import messages from '@/messages/en/news.json' with { type: 'json' }
import { languageTags } from '../tags'
import { asTemplates, toWords } from '../to-words'

export const news = asTemplates(toWords('news', messages, languageTags.en))

export type NewsWords = typeof news
