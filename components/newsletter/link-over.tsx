import { LinkButton } from '@/components/ui/link-button'
import { outcomes } from '@/lib/newsletter/content/newsletter'

/** A link that leads nowhere any more. */
export function LinkOver() {
  return (
    <>
      <div className="prose">
        {outcomes['link-over']?.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <LinkButton href="/newsletter#link">Get a new link</LinkButton>
    </>
  )
}
