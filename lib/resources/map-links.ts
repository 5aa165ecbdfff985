/** A public address in a map app, by its words alone: no point, and nothing is asked of anyone before she presses. */
import { describePlace } from './place'
import type { ResourceDto } from './schema'

/** By her device: `geo:` asks Android which of her apps, Apple's address opens Maps, the third needs no app. */
export const mapDevices = ['android', 'apple', 'computer'] as const

type MapLinks = Record<(typeof mapDevices)[number], string>

/** Only of an address that the page shows already; one that is held back is not in the record at all. */
export function readMapLinks(entry: ResourceDto): MapLinks | null {
  if (!entry.address || describePlace(entry) !== entry.address) return null
  const address = encodeURIComponent(entry.address)
  return {
    android: `geo:0,0?q=${address}`,
    apple: `https://maps.apple.com/?q=${address}`,
    computer: `https://www.openstreetmap.org/search?query=${address}`,
  }
}

const named =
  /\b(?:bus(?:es)?|metro|subway|light rail|trolley|trolebús|autobús|camión)\b[^.;]*?\b(?:lines?|routes?|stops?|stations?|no\.|number|línea|ruta|parada|#)\s?#?\w*/i

/** The sentence of its own texts that names a bus or train; never of one whose address is not shown. */
export function readTransitText(entry: ResourceDto): string | null {
  if (!readMapLinks(entry)) return null
  const texts = [entry.accessibility, entry.description]
  const sentences = texts.flatMap((text) => text?.split(/(?<=[.;!?])\s+|\n+/) ?? [])
  return sentences.find((sentence) => sentence.length <= 240 && named.test(sentence))?.trim() ?? null
}
