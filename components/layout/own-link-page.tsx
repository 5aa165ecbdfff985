import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { to } from '@/lib/site/language/paths'
import { SiteFrame } from './site-frame'

/** The page behind an organization's own link, or, without content, what to do once the link is over. */
export function OwnLinkPage({
  path,
  nonce,
  over,
  contact,
  children,
}: {
  path: string
  nonce?: string
  over: { title: string; text: string; write?: string }
  contact: string
  children: ReactNode
}) {
  return (
    <SiteFrame path={path} nonce={nonce}>
      <section className="section">
        <div className="wrap grid max-w-[44rem] gap-5">
          {children ?? (
            <>
              <h1>{over.title}</h1>
              <p className="lead">{over.text}</p>
              {over.write ? <p>{over.write}</p> : null}
              <div className="row">
                <LinkButton href={to('/contact')}>{contact}</LinkButton>
              </div>
            </>
          )}
        </div>
      </section>
    </SiteFrame>
  )
}
