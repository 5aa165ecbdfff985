import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

export function CallingOver() {
  const w = words().calling.over
  return (
    <>
      <h1>{w.title}</h1>
      <p className="lead">{w.text}</p>
      <p>{w.write}</p>
      <div className="row">
        <LinkButton href={to('/contact')}>{w.contact}</LinkButton>
      </div>
    </>
  )
}
