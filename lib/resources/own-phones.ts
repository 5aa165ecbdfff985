/** A record's numbers for readers of a language: one may be answered in it, or send a word of its own ('AYUDA'). */
import type { PhoneDto } from './schema'

/** Of one number to call or text, only the way that is meant for this language, if there is one. */
export function listOwnPhones(phones: readonly PhoneDto[], language: string): PhoneDto[] {
  if (language === 'en') return [...phones]
  const isOwn = (phone: PhoneDto) => phone.languages.includes(language)
  return phones.filter(
    (phone) =>
      isOwn(phone) ||
      !phones.some((other) => isOwn(other) && other.type === phone.type && other.number === phone.number),
  )
}

/** Prefers a number that is answered in the language over one that does not mention languages. */
export function choosePhone(phones: readonly PhoneDto[], type: PhoneDto['type'], language: string): PhoneDto | null {
  const ofType = phones.filter((phone) => phone.type === type)
  const own = language === 'en' ? null : ofType.find((phone) => phone.languages.includes(language))
  return own ?? ofType.find(({ languages }) => languages.length === 0 || languages.includes('en')) ?? null
}
