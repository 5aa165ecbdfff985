import type { Hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/phone'
import type { Block } from './block'
import { LEADING, plain, rule, sheet, strong, styles } from './sheet'
import { createTable } from './table-block'
import type { PdfElement, TaggedPdf } from './tagged-pdf'
import type { Run } from './text-layout'

export function createCallRun(name: string, number: string, extension?: string | null): Run {
  const dialled = extension ? `${number} ext. ${extension}` : number
  const link = { href: telLink(number, extension), alt: `Call ${name}, ${dialled}` }
  return { text: dialled, style: styles.phone, link, isWhole: true }
}

/** 'START to 88788': the words that are sent, and where to. */
export function createTextRun(name: string, to: string, body?: string | null): Run {
  const words = body ? `${body} to ${to}` : to
  const link = { href: smsLink(to, body), alt: `Text ${name}: ${words}` }
  return { text: words, style: styles.phone, link, isWhole: true }
}

/** The national lines: for whom, the number to call, and what to text. */
export function createHotlineTable(pdf: TaggedPdf, parent: PdfElement, lines: readonly Hotline[]): Block[] {
  const columns = [
    { title: [strong('Line')], width: sheet.width - 250 },
    { title: [strong('Call')], width: 110 },
    { title: [strong('Text')], width: 140 },
  ]
  const none = plain('No calls')
  const rows = lines.map(({ name, about, phone, text }) => [
    [strong(name), { ...plain(about), startsLine: true }],
    [phone ? createCallRun(name, phone) : none],
    [text ? createTextRun(name, text.to, text.body) : plain('No texts')],
  ])
  return createTable(pdf, parent, columns, rows, { leading: LEADING, padding: 4, ruleColor: rule })
}
