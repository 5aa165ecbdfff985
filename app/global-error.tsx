'use client'

import './globals.css'
import { PageError } from '@/components/layout/page-error'

export default function GlobalError() {
  return (
    <html lang="en-US">
      <body>
        <PageError />
      </body>
    </html>
  )
}
