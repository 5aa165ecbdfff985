import '@/components/legal/legal.css'
import '@/components/legal/legal-print.css'
import type { ReactNode } from 'react'

export default function LegalEducationLayout({ children }: { children: ReactNode }) {
  return children
}
