import type { ReactNode } from 'react'
import { Document } from '@/components/layout/document'

export default function SpanishLayout({ children }: { children: ReactNode }) {
  return <Document language="es">{children}</Document>
}
