import type { ReactNode } from 'react'
import { Message } from '@/components/layout/message'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/button'
import { to } from '@/lib/site/language/paths'

/** The page after a form was sent: what happens next, and where to go. */
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
      <Message className="grid max-w-[46rem] justify-items-start gap-5" title={title}>
        <p className="lead">{text}</p>
        {children}
      </Message>
    </SiteFrame>
  )
}

/** For anyone who does not need to wait for our answer. */
export function HelpMeanwhile({ resources, hotlines }: { resources: string; hotlines: string }) {
  return (
    <div className="row">
      <LinkButton href={to('/resources')}>{resources}</LinkButton>
      <LinkButton variant="outline" href={to('/emergency/contacts')}>
        {hotlines}
      </LinkButton>
    </div>
  )
}
