import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** The page of a link that has expired. */
export function ExpiredLink() {
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
