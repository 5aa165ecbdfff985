'use client'

import { PageError } from '@/components/layout/page-error'

export default function EnglishError() {
  return <PageError />
}
