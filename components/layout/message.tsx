import type { ReactNode } from 'react'
import { Bloom } from '@/components/ui/bloom'

/** The content of a page that has only one thing to say. */
export function Message({ look, title, children }: { look: string; title: string; children: ReactNode }) {
  return (
    <section className="section">
      <div className={`wrap ${look}`}>
        <Bloom size={72} />
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  )
}
