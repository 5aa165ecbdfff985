/** Over pdfkit, documents that a screen reader can follow: all content is in the structure tree, or is an artifact. */

import { PDFDocument } from 'pdf-lib'
import PdfKit from 'pdfkit'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { faces, openFonts } from './fonts'
import type { TextLink, TextStyle } from './text-layout'

/** Objects of a document that are read or written before others are served. */
const PER_TURN = 500

export type Tag =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Link'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'TOC'
  | 'TOCI'
  | 'Figure'

/** A place in the structure tree: its element and its kind. */
export interface PdfElement {
  tag: Tag | 'Document'
  node: PDFKit.PDFStructureElement
}

interface ElementOptions {
  alt?: string
  scope?: 'Row' | 'Column'
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const PAGE = { width: 612, height: 792 }

/** pdfkit writes a plain string as a name, and a String object as text. */
function asText(text: string): string {
  return new String(text) as string
}

export class TaggedPdf {
  readonly root: PdfElement
  private readonly kit: PDFKit.PDFDocument
  private readonly chunks: Uint8Array[] = []
  private readonly done: Promise<void>
  private pages = 0

  /** `day` stands in the metadata: the same data on the same day gives the same bytes. */
  constructor(title: string, day: Date, lang: string = languageTags[currentLanguage()].tag) {
    this.kit = new PdfKit({
      autoFirstPage: false,
      bufferPages: true,
      displayTitle: true,
      // Without it pdfkit loads Helvetica, which is never embedded.
      font: '',
      info: { Title: title, CreationDate: day },
      lang,
      margin: 0,
      pdfVersion: '1.7',
      size: [PAGE.width, PAGE.height],
      tagged: true,
    })
    this.kit.on('data', (chunk: Uint8Array) => this.chunks.push(chunk))
    this.done = new Promise((resolve, reject) => {
      this.kit.on('end', resolve)
      this.kit.on('error', reject)
    })
    const fonts = openFonts()
    // An opened font is as good as a file, though its types do not say so.
    for (const face of faces) this.kit.registerFont(face, fonts[face] as unknown as Buffer)
    const node = this.kit.struct('Document')
    this.kit.addStructure(node)
    this.root = { tag: 'Document', node }
  }

  readonly measure = (text: string, style: TextStyle): number =>
    this.kit.font(style.face).fontSize(style.size).widthOfString(text)

  addPage(): void {
    this.kit.addPage()
    this.pages += 1
  }

  get pageCount(): number {
    return this.pages
  }

  /** For what is written on every page at the end. */
  switchToPage(index: number): void {
    this.kit.switchToPage(index)
  }

  addElement(parent: PdfElement, tag: Tag, options: ElementOptions = {}): PdfElement {
    const node = this.kit.struct(tag, options)
    parent.node.add(node)
    return { tag, node }
  }

  /** What is drawn inside is read where the element stands. */
  mark(element: PdfElement, draw: () => void): void {
    const content = this.kit.markStructureContent(element.tag)
    draw()
    this.kit.endMarkedContent()
    element.node.add(content)
  }

  /** What is drawn inside is looked at and not read. */
  markArtifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.kit.markContent('Artifact', { type })
    draw()
    this.kit.endMarkedContent()
  }

  /** Draws a link's text and lays the area to press over it. */
  markLink(parent: PdfElement, link: TextLink, areas: Box[], draw: () => void): void {
    const element = this.addElement(parent, 'Link', { alt: link.alt })
    this.mark(element, draw)
    for (const { x, y, width, height } of areas) {
      const target = link.href.startsWith('#')
        ? { Dest: asText(link.href.slice(1)) }
        : { A: { S: 'URI', URI: asText(link.href) } }
      const annotation = { Subtype: 'Link', Contents: asText(link.alt), structParent: element.node, ...target }
      this.kit.annotate(x, y, width, height, annotation)
    }
    // Ended at once: the link is written with the page that it is drawn on.
    element.node.end()
  }

  /** Text on one line, from the left end of its baseline. */
  drawText(text: string, x: number, baseline: number, style: TextStyle): void {
    this.kit
      .font(style.face)
      .fontSize(style.size)
      .fillColor(style.color ?? '#000000')
      .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }

  drawLine(x1: number, x2: number, y: number, width: number, color = '#000000'): void {
    this.kit.lineWidth(width).strokeColor(color).moveTo(x1, y).lineTo(x2, y).stroke()
  }

  drawBar(x: number, top: number, bottom: number, width: number): void {
    this.kit.lineWidth(width).strokeColor('#000000').moveTo(x, top).lineTo(x, bottom).stroke()
  }

  /** A line to cut along. */
  drawCut(x1: number, y1: number, x2: number, y2: number): void {
    this.kit.lineWidth(0.6).strokeColor('#8C8590').dash(3, { space: 3 }).moveTo(x1, y1).lineTo(x2, y2).stroke().undash()
  }

  drawFrame({ x, y, width, height }: Box, lineWidth = 1): void {
    this.kit.lineWidth(lineWidth).strokeColor('#000000').rect(x, y, width, height).stroke()
  }

  /** Black boxes as one shape, so that no hair of white is left between them. */
  fillBoxes(boxes: Box[]): void {
    for (const { x, y, width, height } of boxes) this.kit.rect(x, y, width, height)
    this.kit.fill('#000000')
  }

  /** What is drawn inside is turned about a point, clockwise. */
  turned(degrees: number, origin: { x: number; y: number }, draw: () => void): void {
    this.kit.save().rotate(degrees, { origin: [origin.x, origin.y] })
    draw()
    this.kit.restore()
  }

  /** An ellipse turned about a centre: the petal of the bloom. */
  drawPetal(
    center: { x: number; y: number },
    angle: number,
    distance: number,
    rx: number,
    ry: number,
    color: string,
  ): void {
    this.kit
      .save()
      .rotate(angle, { origin: [center.x, center.y] })
      .ellipse(center.x, center.y - distance, rx, ry)
      .fill(color)
      .restore()
  }

  addDestination(name: string, y: number): void {
    this.kit.addNamedDestination(name, 'XYZ', null, y, null)
  }

  addBookmark(title: string, y: number): void {
    const options = { fit: false, left: PAGE.width, top: y }
    this.kit.outline.addItem(title, options as { expanded?: boolean })
  }

  async toBytes(): Promise<Uint8Array> {
    this.kit.end()
    await this.done
    const whole = await PDFDocument.load(Buffer.concat(this.chunks), { updateMetadata: false, parseSpeed: PER_TURN })
    // Small objects together in compressed streams: a quarter of the size.
    return whole.save({ useObjectStreams: true, addDefaultPage: false, objectsPerTick: PER_TURN })
  }
}
