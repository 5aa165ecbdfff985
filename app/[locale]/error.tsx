'use client'

import { useParams } from 'next/navigation'
import { PageError } from '@/components/layout/page-error'
import { exit, failed } from '@/lib/site/language/es/trouble'

export default function LocaleError() {
  return useParams().locale === 'es' ? <PageError exit={exit} failed={failed} /> : <PageError />
}
