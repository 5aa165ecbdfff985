import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** A link that leads nowhere any more. */
export function LinkOver() {
  const { over } = words().newsletter
  return (
    <>
      <div className="prose">
        <p>{over.text}</p>
        <p>{over.again}</p>
      </div>
      <LinkButton href={to('/newsletter#link')}>{over.button}</LinkButton>
    </>
  )
}
