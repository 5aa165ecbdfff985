import { Button } from '@/components/ui/button'

/** After Save on a card: take it back, or go on where she was. */
export function UndoSave({ id, from }: { id: string | null; from: string | null }) {
  return (
    <div className="row">
      {id ? (
        <form method="post" action={`/api/user/saved-resources/${id}`}>
          <input type="hidden" name="do" value="remove" />
          <Button type="submit" look="line">
            Undo
          </Button>
        </form>
      ) : null}
      {from ? (
        <a className="tap" href={from}>
          Back to the page you were on
        </a>
      ) : null}
    </div>
  )
}
