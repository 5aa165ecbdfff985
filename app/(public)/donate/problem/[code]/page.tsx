import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GiftProblemPage } from '@/components/donations/gift-problem-page'
import { SiteFrame } from '@/components/layout/site-frame'
import { giftProblems } from '@/lib/donations/content/problems'
import { pageMetadata } from '@/lib/site/page-metadata'

interface Props {
  params: Promise<{ code: string }>
}

export const dynamicParams = false

export function generateStaticParams(): { code: string }[] {
  return Object.keys(giftProblems).map((code) => ({ code }))
}

export const metadata: Metadata = pageMetadata({
  title: 'Your gift',
  description: 'What happened, and what to do next.',
  path: '/donate/problem',
  index: false,
})

export default async function ProblemPage({ params }: Props) {
  const { code } = await params
  const problem = Object.hasOwn(giftProblems, code) ? giftProblems[code] : undefined
  if (!problem) notFound()
  return (
    <SiteFrame path="/donate">
      <GiftProblemPage problem={problem} />
    </SiteFrame>
  )
}
