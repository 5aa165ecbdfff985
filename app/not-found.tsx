import { Document } from '@/components/layout/document'
import { describeMissingPage, MissingPage } from '@/components/layout/missing-page'

export const metadata = describeMissingPage()

export default function NotFound() {
  return (
    <Document>
      <MissingPage />
    </Document>
  )
}
