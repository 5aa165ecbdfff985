/** A layer of an ArcGIS server: its rows come in pages, in an order that has to be asked for. */
import type { SourceFormat } from './source'

const PAGE = 1000

interface Layer {
  features?: { attributes?: Record<string, unknown>; geometry?: { x?: unknown; y?: unknown } | null }[]
  exceededTransferLimit?: unknown
}

const readLayer = (body: unknown): Layer => (typeof body === 'object' && body !== null ? body : {})

/** `order`: the column that numbers the rows. A point is read as `x` and `y`. */
export function arcGis(order: string): SourceFormat {
  return {
    kind: 'json',
    page(address, _, before) {
      const asked = {
        where: '1=1',
        outFields: '*',
        outSR: '4326',
        orderByFields: order,
        resultRecordCount: String(PAGE),
        resultOffset: String(before),
        f: 'json',
      }
      return `${address}/query?${new URLSearchParams(asked)}`
    },
    rows(body) {
      const { features } = readLayer(body)
      if (!Array.isArray(features)) return null
      return features.map(({ attributes, geometry }) => ({ ...attributes, x: geometry?.x ?? '', y: geometry?.y ?? '' }))
    },
    hasMore: (body, _, rows) => rows > 0 && (readLayer(body).exceededTransferLimit === true || rows >= PAGE),
  }
}
