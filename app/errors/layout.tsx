import type { ReactNode } from 'react'
import { Document } from '@/components/layout/document'

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}
