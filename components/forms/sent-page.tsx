import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { Bloom } from '@/components/ui/bloom'

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
