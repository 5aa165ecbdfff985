/** Messages for a failed sign-in, by reason. */
import { words } from '@/lib/site/language/words'

interface SignInText {
  title: string
  paragraphs: readonly string[]
  /** The button's label. */
  again: string
}

/** In the language of the page; null for an unknown reason. */
export function findSignInMessage(reason: string): SignInText | null {
  const { reasons, failed } = words().account.messages
  if (!Object.hasOwn(reasons, reason)) return null
  return { ...reasons[reason as keyof typeof reasons], again: failed.again }
}
