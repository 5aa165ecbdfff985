/** Reads the donation form and sends it. */
import { chooseCents, type Frequency, feeFor, isWithinBounds, type Tribute } from '@/lib/donations/choices'
import type { Words } from '@/lib/site/language/words'

export type GiveWords = Words['give']['form']

interface Sent extends Pick<GiveWords, 'offline'> {
  action: string
}

export interface Gift {
  /** As chosen: without the card fee. */
  cents: number | null
  coverFee: boolean
  donorName: string
  donorEmail: string
  isRecurring: boolean
  frequency: Frequency | null
  isAnonymous: boolean
  isNeutral: boolean
  tribute: Tribute
  tributeName: string
}

function readText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

export function readGift(form: HTMLFormElement): Gift {
  const data = new FormData(form)
  const isRecurring = data.has('isRecurring')
  return {
    cents: chooseCents(readText(data, 'custom'), readText(data, 'preset')),
    coverFee: data.has('coverFee'),
    donorName: readText(data, 'donorName'),
    donorEmail: readText(data, 'donorEmail'),
    isRecurring,
    frequency: isRecurring ? (readText(data, 'frequency') === 'yearly' ? 'yearly' : 'monthly') : null,
    isAnonymous: data.has('isAnonymous'),
    isNeutral: data.has('isNeutral'),
    tribute: readText(data, 'tribute') === 'memory' ? 'memory' : 'honor',
    tributeName: readText(data, 'tributeName'),
  }
}

/** What is added for the card fee. */
export function readFee({ cents, coverFee }: Gift): number {
  return coverFee && cents !== null ? feeFor(cents) : 0
}

export function hasValidAmount(gift: Gift): boolean {
  return gift.cents !== null && isWithinBounds(gift.cents) && isWithinBounds(gift.cents + readFee(gift))
}

/** One id per gift: a double click, or a retry after a dropped connection, stays one gift. */
export function createRequestId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Returns the page where the gift is paid. Throws an error with a sentence for the user. */
export async function sendGift(gift: Gift, requestId: string, copy: Sent): Promise<string> {
  const { cents, donorName, tributeName, ...rest } = gift
  const response = await fetch(copy.action, {
    method: 'POST',
    credentials: 'include',
    cache: 'no-store',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      ...{ amount: cents, donorName: donorName || null, tributeName: tributeName || null },
      ...{ ...rest, requestId },
    }),
  }).catch(() => {
    throw new Error(copy.offline)
  })
  const answer: unknown = await response.json().catch(() => null)
  const read = (name: string): string => {
    const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  if (!response.ok) throw new Error(read('detail') || copy.offline)
  return read('payUrl')
}
