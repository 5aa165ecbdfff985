import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { Bloom } from '@/components/ui/bloom'

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
