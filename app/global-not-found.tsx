import './globals.css'
import { Document } from '@/components/layout/document'
import { describeMissingPage, MissingPage } from '@/components/layout/message'
import { metadata as commonMetadata, viewport as commonViewport } from './layout'

export const metadata = { ...commonMetadata, ...describeMissingPage() }
export const viewport = commonViewport

/** Not `not-found.tsx`, which would be in each page (docs/decisions/0004-flight.md). */
export default function NotFound() {
  return (
    <Document>
      <MissingPage />
    </Document>
  )
}
