'use client'

import { PageError } from '@/components/layout/page-error'
import { exit, failed } from '@/lib/site/language/es/trouble'

export default function SpanishError() {
  return <PageError exit={exit} failed={failed} />
}
