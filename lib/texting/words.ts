/** What the text messages say. Plain and short: a part of a message holds 160 letters, or 70 with an accent. */

import { languageTags } from '@/lib/site/language/tags'
import { toWords, type WordsOf } from '@/lib/site/language/to-words'
import { hotline } from '@/lib/site/public-facts'
import english from '@/messages/en/texting.json' with { type: 'json' }
import spanish from '@/messages/es/texting.json' with { type: 'json' }

const { phone = '', text } = hotline('domestic-violence')

function fillPhones(said: WordsOf<typeof english, 'texting'>) {
  const busy = said.busy({ phone, word: text?.body ?? '', number: text?.to ?? '' })
  return { ...said, help: said.help({ phone }), busy }
}

export type TextWords = ReturnType<typeof fillPhones>

export const textWords = {
  en: fillPhones(toWords('texting', english, languageTags.en)),
  es: fillPhones(toWords('texting', spanish, languageTags.es)),
}
