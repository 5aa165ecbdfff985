import { LinkButton } from '@/components/ui/link-button'
import { Paragraphs } from '@/components/ui/texts'
import type { GiftProblem } from '@/lib/donations/content/problems'

export function GiftProblemPage({ problem: { title, paragraphs, next } }: { problem: GiftProblem }) {
  return (
    <div className="section wrap pay">
      <h1>{title}</h1>
      <Paragraphs texts={paragraphs} />
      <p className="row">
        <LinkButton href={next.href}>{next.label}</LinkButton>
      </p>
    </div>
  )
}
