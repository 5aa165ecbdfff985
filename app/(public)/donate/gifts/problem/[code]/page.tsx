import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GiftProblemPage } from '@/components/donations/gift-problem-page'
import { SiteFrame } from '@/components/layout/site-frame'
import { findLinkProblem, linkProblemNames } from '@/lib/donations/content/problems'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

interface Props {
  params: Promise<{ code: string }>
}

export const dynamicParams = false

export function generateStaticParams(): { code: string }[] {
  return linkProblemNames.map((code) => ({ code }))
}

export function generateMetadata(): Metadata {
  const { title, description } = words().give.problem
  return pageMetadata({ title, description, path: '/donate/gifts/problem', index: false })
}

export default async function ProblemPage({ params }: Props) {
  const { code } = await params
  const problem = findLinkProblem(code)
  if (!problem) notFound()
  return (
    <SiteFrame path="/donate">
      <GiftProblemPage problem={problem} />
    </SiteFrame>
  )
}
