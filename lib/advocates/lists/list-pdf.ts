import 'server-only'
import { type Block, createTextBlock } from '@/lib/pdf/block'
import { drawSpots, layoutBlocks } from '@/lib/pdf/layout-blocks'
import { sheet, styles } from '@/lib/pdf/sheet'
import { TaggedPdf } from '@/lib/pdf/tagged-pdf'
import type { TextStyle } from '@/lib/pdf/text-layout'
import { describeHours, describePlace } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { words } from '@/lib/site/language/words'
import type { ListForm } from './address'
import { listTitle, writeListWays, writePlainLines } from './lines'

/** What one entry says with its name. */
function describeEntry(entry: ResourceDto): string[] {
  const { records } = words()
  return [
    describeHours(entry, records)?.text ?? records.hours.unknown,
    describePlace(entry, records),
    entry.eligibility ?? '',
  ].filter(Boolean)
}

/** The list as paper. Nothing in it names this site, its helper or its reader. */
export function createClientListPdf(entries: readonly ResourceDto[], form: ListForm, day: Date): Promise<Uint8Array> {
  const title = listTitle().replace(/:$/, '')
  const pdf = new TaggedPdf(title, day)
  const body = pdf.addElement(pdf.root, 'Sect')
  const write = (
    tag: 'H1' | 'H2' | 'P',
    text: string,
    style: TextStyle,
    before: number,
    keepsWithNext = false,
  ): Block =>
    createTextBlock(pdf, pdf.addElement(body, tag), [{ text, style }], {
      width: sheet.width,
      leading: style.size * 1.4,
      before,
      keepsWithNext,
    })
  const number = { ...styles.strong, size: 15 }
  const blocks = [write('H1', title, styles.title, 0)]
  if (form === 'plain') {
    for (const { label, ways } of writePlainLines(entries)) {
      blocks.push(write('P', `${label}  ${ways}`, number, 12))
    }
  } else {
    for (const entry of entries) {
      blocks.push(write('H2', words().records.name(entry), styles.heading, 18, true))
      const lines = describeEntry(entry)
      const ways = writeListWays(entry) ?? entry.url
      if (ways) blocks.push(write('P', ways, number, 2, lines.length > 0))
      blocks.push(...lines.map((line, at) => write('P', line, styles.body, 2, at < lines.length - 1)))
    }
  }
  drawSpots(pdf, layoutBlocks(blocks))
  return pdf.toBytes()
}
