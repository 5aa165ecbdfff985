import messages from '@/messages/en/news.json' with { type: 'json' }
import { asTemplates, say } from '../say'
import { languageTags } from '../tags'

export const news = asTemplates(say('news', messages, languageTags.en))

export type NewsWords = typeof news
