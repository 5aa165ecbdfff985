/** What a person reads when a sign-in came to nothing, by the reason. */
import { words } from '@/lib/site/language/words'

interface SignInText {
  title: string
  paragraphs: readonly string[]
  /** On the button. */
  again: string
}

/** In the language of the page; null for what is no reason. */
export function findSignInMessage(reason: string): SignInText | null {
  const { reasons, failed } = words().account.messages
  if (!Object.hasOwn(reasons, reason)) return null
  return { ...reasons[reason as keyof typeof reasons], again: failed.again }
}
