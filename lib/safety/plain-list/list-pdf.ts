import 'server-only'
import { styles } from '@/lib/pdf/sheet'
import { TaggedPdf } from '@/lib/pdf/tagged-pdf'
import type { CallLanguage } from '../call-card/call-kind'
import { type Pattern, type PlainList, priceOf } from './words'

const LEFT = 72
const WIDTH: Record<Pattern, number> = { recipe: 360, school: 420, receipt: 230 }
const LEADING = 26

/** The list as paper. Its title is that of the list, and nothing in it names this site. */
export async function createListPdf(list: PlainList, pattern: Pattern, language: CallLanguage, day: Date) {
  const pdf = new TaggedPdf(list.title, day, language === 'es' ? 'es-US' : 'en-US')
  pdf.addPage()
  const body = pdf.addElement(pdf.root, 'Sect')
  const right = LEFT + WIDTH[pattern]
  let y = 104
  const write = (tag: 'H1' | 'P', text: string, size: number, face: 'serif' | 'sans' | 'bold' = 'sans') => {
    pdf.mark(pdf.addElement(body, tag), () => pdf.drawText(text, LEFT, y, { ...styles.body, face, size }))
    y += size * 1.7
  }
  write('H1', list.title, pattern === 'receipt' ? 15 : 24, pattern === 'receipt' ? 'bold' : 'serif')
  write('P', list.column, 10)
  pdf.markArtifact('Layout', () => pdf.drawLine(LEFT, right, y - 12, 0.7))
  y += 10
  for (const line of list.lines) {
    const price = pattern === 'receipt' ? ` ${(priceOf(line) / 100).toFixed(2)}` : ''
    pdf.mark(pdf.addElement(body, 'P'), () => {
      const thing = { ...styles.body, size: 13 }
      pdf.drawText(line.thing, LEFT, y, thing)
      const number = { ...styles.body, size: 13 }
      pdf.drawText(line.digits, right - (price ? 46 : 0) - pdf.measure(line.digits, number), y, number)
      if (price) pdf.drawText(price, right - pdf.measure(price, number), y, number)
    })
    y += LEADING
  }
  if (pattern === 'receipt') {
    const total = (list.lines.reduce((sum, line) => sum + priceOf(line), 0) / 100).toFixed(2)
    pdf.markArtifact('Layout', () => pdf.drawLine(LEFT, right, y - 12, 0.7))
    y += 8
    write('P', `TOTAL ${total}`, 13, 'bold')
  } else y += 10
  for (const line of list.end) write('P', line, 12)
  pdf.markArtifact('Layout', () =>
    pdf.drawFrame({ x: LEFT - 26, y: 62, width: WIDTH[pattern] + 52, height: y - 62 + 12 }, 0.6),
  )
  return pdf.toBytes()
}
