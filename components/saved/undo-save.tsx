import { Button } from '@/components/ui/button'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** After Save on a card: undo, or return to the previous page. */
export function UndoSave({ id, from }: { id: string | null; from: string | null }) {
  const w = words().dashboard.saved
  return (
    <div className="row">
      {id ? (
        <form method="post" action={call(`/api/user/saved-resources/${id}`)}>
          <input type="hidden" name="do" value="remove" />
          <Button type="submit" look="line">
            {w.undo}
          </Button>
        </form>
      ) : null}
      {from ? (
        <a className="tap" href={from}>
          {w.back}
        </a>
      ) : null}
    </div>
  )
}
