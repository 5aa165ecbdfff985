import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'

/** Where a form leads that was sent: what happens next, and where to go on. */
export function SentPage({
  path,
  title,
  text,
  children,
}: {
  path: string
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <SiteFrame path={path}>
      <section className="section">
        <div className="wrap grid max-w-[46rem] justify-items-start gap-5">
          <Bloom size={72} />
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {children}
        </div>
      </section>
    </SiteFrame>
  )
}

/** For who need not wait for our answer. */
export function HelpMeanwhile({ resources, hotlines }: { resources: string; hotlines: string }) {
  return (
    <div className="row">
      <LinkButton href={to('/resources')}>{resources}</LinkButton>
      <LinkButton look="line" href={to('/emergency/contacts')}>
        {hotlines}
      </LinkButton>
    </div>
  )
}
