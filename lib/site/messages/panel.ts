/** What the danger panel says in other languages than English and Spanish, and whom it sends there. */
import { languageFacts } from './panel.data'

/** The texts and what is known of them: content/languages.yaml. */
export type OtherLanguage = Omit<(typeof languageFacts)[number], 'lines'> & {
  lines: readonly [violence: string, suicide: string]
}

/** Those with a page by how many people ask for them (messages.ts). */
export const otherLanguages: readonly OtherLanguage[] = languageFacts

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return ['ar', 'fa', 'ur'].includes(tag) ? 'rtl' : 'ltr'
}

/** What to say on any call. */
export function askForInterpreter(name: string): string {
  return `I need help. I speak ${name}. Interpreter, please.`
}

/** The page of a language, if it has one. */
export function languagePath(tag: string): string {
  return `/help-now/in/${tag.toLowerCase()}`
}
