/** Where nothing else of the dictionary may be: at the start of every page, and where a page failed. */
import exitMessages from '@/messages/es/exit.json' with { type: 'json' }
import failedMessages from '@/messages/es/failed.json' with { type: 'json' }
import savingMessages from '@/messages/es/saving.json' with { type: 'json' }
import textSaid from '@/messages/es/text-said.json' with { type: 'json' }
import updateMessages from '@/messages/es/update.json' with { type: 'json' }
import { languageTags } from '../tags'
import { asTemplates, toWords } from '../to-words'

export const exit = asTemplates(toWords('exit', exitMessages, languageTags.es))
export const failed = { ...failedMessages, textSaid }
export const saving = savingMessages
export const update = updateMessages
