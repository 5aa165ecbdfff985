import { type Language, withLanguage } from '@/lib/site/language/languages.mjs'

/** What a program sends to delete her account; a page has the word of its language. */
export const CONFIRM_WORD = 'DELETE'
export const DELETED_PAGE = '/sign-in/deleted'

/** Where signing in begins; it ends on the dashboard in that language. */
export function signInPath(language: Language): string {
  return language === 'en'
    ? '/api/login'
    : `/api/login?callbackUrl=${encodeURIComponent(withLanguage(language, '/dashboard'))}`
}
