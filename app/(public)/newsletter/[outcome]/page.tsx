import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SmallPage } from '@/components/layout/small-page'
import { LinkButton } from '@/components/ui/link-button'
import { findOutcome, outcomeNames } from '@/lib/newsletter/outcomes'
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
  const found = findOutcome(outcome)
  if (!found) notFound()
  return { path: `/newsletter/${outcome}`, ...found }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, title } = await readOutcome(props)
  return pageMetadata({ title, description: words().forms.next, path, index: false })
}

export default async function NewsletterOutcomePage(props: Props) {
  const { path, title, paragraphs } = await readOutcome(props)
  const { layout, newsletter } = words()
  return (
    <SmallPage path={path} title={title}>
      <div className="prose">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="row">
        <LinkButton href={to('/')}>{layout.home}</LinkButton>
        <LinkButton look="line" href={to('/newsletter')}>
          {newsletter.title}
        </LinkButton>
      </div>
    </SmallPage>
  )
}
