/** What the text messages say. Plain and short: a part of a message holds 160 letters, or 70 with an accent. */

import { type Said, say } from '@/lib/site/language/say'
import { languageTags } from '@/lib/site/language/tags'
import { hotline } from '@/lib/site/public-facts'
import english from '@/messages/en/texting.json' with { type: 'json' }
import spanish from '@/messages/es/texting.json' with { type: 'json' }

const { phone = '', text } = hotline('domestic-violence')

function putLine(said: Said<typeof english, 'texting'>) {
  const busy = said.busy({ phone, word: text?.body ?? '', number: text?.to ?? '' })
  return { ...said, help: said.help({ phone }), busy }
}

export type TextWords = ReturnType<typeof putLine>

export const textWords = {
  en: putLine(say('texting', english, languageTags.en)),
  es: putLine(say('texting', spanish, languageTags.es)),
}
