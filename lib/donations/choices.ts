/** The form's choices and how a typed amount is parsed, shared by browser and server. */
import type { donationFrequencies, tributeKinds } from '@/db/vocabulary/operations'

export type Frequency = (typeof donationFrequencies)[number]
export type Tribute = (typeof tributeKinds)[number]

export const presets = [25, 50, 100, 250, 500] as const
export const DEFAULT_PRESET = 50
export const MIN_CENTS = 100
export const MAX_CENTS = 10_000_000

/** For the staff's ledger. */
export const frequencyLabels: Record<Frequency, string> = { monthly: 'Monthly', yearly: 'Yearly' }

/** '12', '12.5', '1,200', '$12': dollars to cents, rounded. Null unless positive. */
export function readCents(typed: string): number | null {
  const text = typed.trim().replace(/^\$\s*/, '')
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text
  if (!/^(\d{1,9}(\.\d{0,6})?|\.\d{1,6})$/.test(plain)) return null
  const cents = Math.round(Number(`${plain}e2`))
  return Number.isSafeInteger(cents) && cents > 0 ? cents : null
}

/** A typed amount takes precedence over a preset. */
export function chooseCents(custom: string, preset: string): number | null {
  return readCents(custom.trim() === '' ? preset : custom)
}

export function isWithinBounds(cents: number): boolean {
  return cents >= MIN_CENTS && cents <= MAX_CENTS
}

/** What the usual card fee, 2.9% and 30 cents, takes of a gift that leaves these cents after it. */
export function feeFor(cents: number): number {
  return Math.round(((cents + 30) * 1000) / 971) - cents
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export function formatCents(cents: number): string {
  return money.format(cents / 100)
}
