import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** The id of the form that the list's checkboxes belong to. */
export const MANY_FORM = 'many'

export function RowCheck({ id, title, ...rest }: { id: string; title: string } & ControlProps) {
  return (
    <label className="console-check">
      <input type="checkbox" name="ids" value={id} form={MANY_FORM} {...rest} />
      <span className="sr-only">Select {title}</span>
    </label>
  )
}

type ControlProps = Pick<ComponentProps<'input'>, 'checked' | 'onChange' | 'onClick'>

/** Stands apart from the others. */
const isGrave = (act: string) => act === 'delete' || act === 'remove'

/** Bulk actions on all ticked rows, shown while any is: a plain form, which a script may handle in place. */
export function ManyBar({
  action,
  acts,
  note,
  exportTo,
  back,
  sure,
  onAct,
}: {
  action: string
  acts: readonly (readonly [act: string, label: string])[]
  /** '3 selected' */
  note?: string
  /** The export call. It is submitted as a plain form even with a script. */
  exportTo?: string
  /** The list's filters, so that a plain form can return to it. */
  back?: string
  /** The confirmation to tick before an irreversible action. */
  sure?: string
  onAct?: (act: string) => void
}) {
  return (
    <form
      id={MANY_FORM}
      method="post"
      action={action}
      className="console-many"
      onSubmit={
        onAct &&
        ((event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          if (!(submitter instanceof HTMLButtonElement) || submitter.hasAttribute('formaction')) return
          event.preventDefault()
          onAct(submitter.value)
        })
      }
    >
      {back ? <input type="hidden" name="back" value={back} /> : null}
      <span className="soft" aria-live="polite">
        {note ?? 'Selected rows:'}
      </span>
      {sure ? (
        <label className="flex min-h-[44px] items-center gap-2">
          <input type="checkbox" required /> {sure}
        </label>
      ) : null}
      {acts.map(([act, label]) => (
        <Button key={act} type="submit" variant={isGrave(act) ? 'destructive' : 'outline'} name="act" value={act}>
          {label}
        </Button>
      ))}
      {exportTo ? (
        <Button type="submit" variant="outline" formAction={exportTo} formNoValidate>
          <Icon name="download" size={18} /> Export
        </Button>
      ) : null}
    </form>
  )
}
