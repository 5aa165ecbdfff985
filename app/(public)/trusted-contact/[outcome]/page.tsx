import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SmallPage } from '@/components/layout/small-page'
import { LinkButton } from '@/components/ui/link-button'
import { findContactOutcome, outcomeNames } from '@/lib/check-ins/outcomes'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

interface Props {
  params: Promise<{ outcome: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return outcomeNames.map((outcome) => ({ outcome }))
}

async function readOutcome({ params }: Props) {
  const { outcome } = await params
  const found = findContactOutcome(outcome)
  if (!found) notFound()
  return { path: `/trusted-contact/${outcome}`, ...found }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, title } = await readOutcome(props)
  return pageMetadata({ title, description: words().forms.next, path, index: false })
}

export default async function ContactOutcomePage(props: Props) {
  const { path, title, paragraphs } = await readOutcome(props)
  return (
    <SmallPage path={path} title={title}>
      <div className="prose">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <LinkButton look="line" href={to('/')}>
        {words().layout.home}
      </LinkButton>
    </SmallPage>
  )
}
