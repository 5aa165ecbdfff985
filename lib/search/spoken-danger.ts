import type { DangerAnswer } from '@/lib/resources/schema'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { currentLanguage } from '@/lib/site/language/speak'
import { answerDanger } from './danger'
import type { Understood } from './understand'

/** On a Spanish page the answer is in Spanish, whatever she typed, with the hotlines' Spanish names and keywords. */
export function speakOfDanger(asked: Understood): DangerAnswer | null {
  const isSpanish = currentLanguage() === 'es'
  const answer = answerDanger({ ...asked, isSpanish: asked.isSpanish || isSpanish })
  if (!answer || !isSpanish) return answer
  const own = new Map(localizedHotlines().map((line) => [line.slug, line]))
  const lines = answer.lines.map((line) => {
    const { name, text } = own.get(line.slug) ?? line
    return { ...line, name, text }
  })
  return { ...answer, lines }
}
