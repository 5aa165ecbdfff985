import { describe, expect, test } from 'vitest'
import { listNodes, readPdf } from '@/tests/support/read-pdf'
import { drawSpots, layoutBlocks } from './layout-blocks'
import { createParagraph, createTitle, drawPageEdges, plain, styles } from './sheet'
import { TaggedPdf } from './tagged-pdf'

const day = new Date('2026-11-20')

async function createSample(text: string): Promise<Uint8Array> {
  const pdf = new TaggedPdf('A sample', day)
  const link = { ...plain('example.org'), link: { href: 'https://example.org/', alt: 'Website of the sample' } }
  const blocks = [createTitle(pdf, pdf.root, 'A sample'), createParagraph(pdf, pdf.root, [plain(text), link])]
  drawSpots(pdf, layoutBlocks(blocks))
  drawPageEdges(pdf, { head: 'A sample', foot: 'At the foot' })
  return pdf.toBytes()
}

describe('a tagged document', () => {
  // First of all: every text here has a part in what the fonts remember.
  test('keeps a letter that an earlier document drew only as a piece of another', async () => {
    await createSample('Ẁ ')
    expect((await readPdf(await createSample('West ')))?.text).toContain('West')
  })

  test('declares its title, its language and that it is tagged', async () => {
    const { title, language, showsTitle, isTagged } = await readPdf(await createSample('Hello '))
    expect({ title, language, showsTitle, isTagged }).toEqual({
      title: 'A sample',
      language: 'en-US',
      showsTitle: true,
      isTagged: true,
    })
  })

  test('is read in the order of its structure, without page headers and footers', async () => {
    const { text } = await readPdf(await createSample('Hello '))
    expect(text).toBe('A sample\nHello example.org')
  })

  test('describes each link, in the structure tree and in the annotation', async () => {
    const { pages, links } = await readPdf(await createSample('Hello '))
    expect(listNodes(pages).find(({ role }) => role === 'Link')?.alt).toBe('Website of the sample')
    expect(links).toEqual([{ page: 1, url: 'https://example.org/', alt: 'Website of the sample' }])
  })

  test('keeps non-English characters in the extracted text', async () => {
    const { text } = await readPdf(await createSample('Hawaiʻi, Diné, Łódź, Việt Nam, Ελλάδα, Київ '))
    expect(text).toContain('Hawaiʻi, Diné, Łódź, Việt Nam, Ελλάδα, Київ')
  })

  test('embeds only the glyphs it uses', async () => {
    expect((await createSample('Hello ')).byteLength).toBeLessThan(20_000)
  })

  test('is identical to the last byte when created again', async () => {
    const [first, second] = await Promise.all([createSample('Hello '), createSample('Hello ')])
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })

  test('stays intact when text contains PDF syntax keywords', async () => {
    const text = 'endstream endobj 1 0 obj xref trailer (] >> '
    const pdf = new TaggedPdf('A sample', day)
    const link = {
      text,
      style: styles.body,
      link: { href: 'https://example.org/', alt: `${text}é\nendstream\nendobj\n` },
    }
    drawSpots(pdf, layoutBlocks([createParagraph(pdf, pdf.root, [link])]))
    const { text: read, links } = await readPdf(await pdf.toBytes())
    expect(read).toBe(text.trim())
    expect(links).toHaveLength(1)
  })
})
