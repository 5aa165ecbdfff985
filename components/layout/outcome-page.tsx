import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/button'
import { Paragraphs } from '@/components/ui/texts'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

/** A small page for a single question that someone was asked by email. */
export function SmallPage({
  path,
  title,
  nonce,
  children,
}: {
  path: string
  title: string
  nonce?: string
  children: ReactNode
}) {
  return (
    <SiteFrame path={path} nonce={nonce}>
      <section className="section">
        <div className="wrap grid max-w-[46rem] justify-items-start gap-6">
          <Bloom size={64} />
          <h1>{title}</h1>
          {children}
        </div>
      </section>
    </SiteFrame>
  )
}

interface Outcome {
  title: string
  paragraphs: readonly string[]
}

interface Props {
  params: Promise<{ locale: string; outcome: string }>
}

export function HomeLink() {
  return (
    <LinkButton variant="outline" href={to('/')}>
      {words().layout.home}
    </LinkButton>
  )
}

/** Creates the pages that report a form's outcome: one page per outcome name. */
export function outcomePages(
  base: string,
  names: readonly string[],
  find: (name: string) => Outcome | null,
  showNext: () => ReactNode,
) {
  async function readOutcome({ params }: Props) {
    await setLanguage(params)
    const { outcome } = await params
    const found = find(outcome)
    if (!found) notFound()
    return { path: `${base}/${outcome}`, ...found }
  }
  return {
    generateStaticParams: () => names.map((outcome) => ({ outcome })),
    async generateMetadata(props: Props): Promise<Metadata> {
      const { path, title } = await readOutcome(props)
      return pageMetadata({ title, description: words().forms.next, path, index: false })
    },
    async OutcomePage(props: Props) {
      const { path, title, paragraphs } = await readOutcome(props)
      return (
        <SmallPage path={path} title={title}>
          <div className="prose">
            <Paragraphs texts={paragraphs} />
          </div>
          {showNext()}
        </SmallPage>
      )
    },
  }
}
