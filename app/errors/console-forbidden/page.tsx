import type { Metadata } from 'next'
import { site } from '@/lib/site/site'
import Forbidden from '../../(staff)/admin/forbidden'

export const metadata: Metadata = {
  title: { absolute: `This page is for staff - ${site.name}` },
  robots: { index: false },
}

/** Served by lib/http/error-pages.ts. */
export default function ConsoleForbiddenPage() {
  return <Forbidden />
}
