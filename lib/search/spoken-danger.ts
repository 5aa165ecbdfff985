import type { DangerAnswer } from '@/lib/resources/schema'
import { currentLanguage } from '@/lib/site/language/speak'
import { answerDanger } from './danger-answer'
import type { Understood } from './understand'

/** On a Spanish page the answer is in Spanish, whatever she typed. */
export function speakOfDanger(asked: Understood): DangerAnswer | null {
  return answerDanger({ ...asked, isSpanish: asked.isSpanish || currentLanguage() === 'es' })
}
