import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/phone'
import type { Block } from './block'
import { LEADING, plain, rule, sheet, strong, styles } from './sheet'
import { createTable } from './table-block'
import type { PdfElement, TaggedPdf } from './tagged-pdf'
import type { Run } from './text-layout'

export function createCallRun(name: string, number: string, extension?: string | null): Run {
  const w = words().sheets
  const dialed = extension ? w.extension({ number, extension }) : number
  const link = { href: telLink(number, extension), alt: w.callNamed({ name, number: dialed }) }
  return { text: dialed, style: styles.phone, link, isWhole: true }
}

/** 'START to 88788': the words that are sent, and where to. */
export function createTextRun(name: string, to: string, body?: string | null): Run {
  const w = words().sheets
  const textLine = body ? w.textTo({ body, number: to }) : to
  const link = { href: smsLink(to, body), alt: w.textNamed({ name, words: textLine }) }
  return { text: textLine, style: styles.phone, link, isWhole: true }
}

/** The national lines: for whom, the number to call, and what to text. */
export function createHotlineTable(pdf: TaggedPdf, parent: PdfElement, lines: readonly Hotline[]): Block[] {
  const w = words().sheets.table
  const columns = [
    { title: [strong(w.line)], width: sheet.width - 250 },
    { title: [strong(w.call)], width: 110 },
    { title: [strong(w.text)], width: 140 },
  ]
  const none = plain(w.noCalls)
  const rows = lines.map(({ name, about, phone, text }) => [
    [strong(name), { ...plain(about), startsLine: true }],
    [phone ? createCallRun(name, phone) : none],
    [text ? createTextRun(name, text.to, text.body) : plain(w.noTexts)],
  ])
  return createTable(pdf, parent, columns, rows, { leading: LEADING, padding: 4, ruleColor: rule })
}
