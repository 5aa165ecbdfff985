import type { DangerAnswer } from '@/lib/resources/schema'
import { currentLanguage } from '@/lib/site/language/speak'
import { answerDanger } from './danger-answer'
import type { Understood } from './understand'

/** In the language she typed, or in Spanish on a Spanish page. */
export function answerDangerOnPage(asked: Understood): DangerAnswer | null {
  return answerDanger({ ...asked, isSpanish: asked.isSpanish || currentLanguage() === 'es' })
}
