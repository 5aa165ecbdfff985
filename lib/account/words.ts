import { type Language, withLanguage } from '@/lib/site/language/languages.mjs'

/** The confirmation word that API clients send; each page uses the word of its language. */
export const CONFIRM_WORD = 'DELETE'
export const DELETED_PAGE = '/sign-in/deleted'

/** The sign-in page; it returns to the dashboard in that language. */
export function signInPath(language: Language): string {
  return language === 'en'
    ? '/api/login'
    : `/api/login?callbackUrl=${encodeURIComponent(withLanguage(language, '/dashboard'))}`
}
