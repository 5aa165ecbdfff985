/** The actionable lines of a printed entry: its numbers, and its website with the date of the last check. */
import { createCallRun, createTextRun, plain, styles } from '@/lib/pdf/sheet'
import type { Run } from '@/lib/pdf/text-layout'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { beginUpper } from '@/lib/text/format'
import { describeFreshness } from './freshness'
import { describeHours, isUnencrypted, websiteHost } from './place'
import { listOwnPhones } from './read-phone'
import type { PhoneDto, ResourceDto } from './schema'

/** Shorter texts are not broken over lines; a longer one, kept whole, would be cut inside a word. */
export const WHOLE_LENGTH = 32

/** The separator between two items on one line. */
export const dot: Run = { ...plain('·'), isSeparator: true }

/** 'Then press 1' becomes 'then press 1', but 'TTY' not 'tTY'. */
function beginLower(text: string): string {
  return text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}

function createPhoneRuns(entry: ResourceDto, { type, number, keyword, extension, description }: PhoneDto): Run[] {
  if (type === 'fax') return []
  const { sheets: w, records } = words()
  const name = records.name(entry)
  const isOffice = type === 'voice' && entry.tags.includes('office-line')
  const run = type === 'text' ? createTextRun(name, number, keyword) : createCallRun(name, number, extension)
  const aside = isOffice ? w.notCrisis : description && beginLower(description)
  return [
    // Label and number are one run, so that they stay on one line.
    { ...run, text: `${isOffice ? w.office : w.phones[type]}${run.text}` },
    ...(aside ? [plain(` (${aside})`)] : []),
  ]
}

/** 'Call 1-800-799-7233 · Text START to 88788 · Open 24 hours, every day'. */
export function createPhoneLine(entry: ResourceDto): Run[] {
  const parts = listOwnPhones(entry.phones, currentLanguage())
    .map((phone) => createPhoneRuns(entry, phone))
    .filter((runs) => runs.length > 0)
  const hours = describeHours(entry, words().records)
  if (hours) parts.push([{ ...plain(beginUpper(hours.text)), isWhole: hours.text.length <= WHOLE_LENGTH }])
  return parts.flatMap((runs, index) => (index === 0 ? runs : [dot, ...runs]))
}

/** Its website, and the date of the last check. */
export function createCheckLine(entry: ResourceDto, day: Date): Run[] {
  const url = entry.url && words().records.websiteIn(entry.url)
  const { label } = describeFreshness(entry, day, words().records)
  const freshness = { text: label, style: styles.soft, isWhole: label.length <= WHOLE_LENGTH }
  if (!url) return [freshness]
  const link = { href: url, alt: words().sheets.websiteOf({ name: words().records.name(entry) }) }
  const host = { text: websiteHost(url), style: styles.soft, link }
  const warning = isUnencrypted(url) ? [{ text: words().records.notEncrypted, style: styles.soft }] : []
  return [host, ...warning, { ...dot, style: styles.soft }, freshness]
}

/** Runs that start on a new line. */
export function beginLine(runs: Run[]): Run[] {
  return runs.map((run, index) => (index === 0 ? { ...run, startsLine: true } : run))
}
