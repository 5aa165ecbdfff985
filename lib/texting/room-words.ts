/** Words by which an organization says from its own phone whether it has room tonight. */
import type { RoomAnswer } from '@/db/vocabulary/rooms'
import { endOfRoom, formatRoomTime } from '@/lib/resources/rooms/room'
import { proveRoomPhone, sayRoomByText } from '@/lib/resources/rooms/say'
import type { Language } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
import { textWords } from './words'

const says: Record<string, [RoomAnswer | 'clear', Language]> = {
  ROOM: ['room', 'en'],
  FULL: ['full', 'en'],
  CALL: ['call', 'en'],
  CLEAR: ['clear', 'en'],
  HAY: ['room', 'es'],
  LLENO: ['full', 'es'],
  LLAMAR: ['call', 'es'],
  BORRAR: ['clear', 'es'],
}

/** 'whatsapp:+12025550187' is the same phone. */
const phoneOf = (from: string) => from.replace(/^\w+:/, '')

/** The answer, which names nobody; null if the words or the phone are someone else's: then it is a question like any other. */
export async function answerRoomWord(from: string, body: string, now = new Date()): Promise<string | null> {
  const text = body.trim().replace(/[.!]+$/, '')
  const [, link, code] = /^(LINK|ENLACE)\s+(\d{3}\s?\d{3})$/i.exec(text) ?? []
  if (link && code) {
    const w = textWords[/^E/i.test(link) ? 'es' : 'en'].room
    return (await proveRoomPhone(phoneOf(from), code.replace(/\s/, ''), now)) ? w.proved : w.notProved
  }
  const [answer, language] = says[text.toUpperCase()] ?? []
  if (!answer || !language) return null
  const page = await sayRoomByText(phoneOf(from), answer, now)
  if (!page) return null
  const w = textWords[language].room
  if (answer === 'clear') return w.cleared
  return inLanguage(language, () =>
    w.noted({ said: w[answer], at: formatRoomTime(now, page), until: formatRoomTime(endOfRoom(now), page) }),
  )
}
