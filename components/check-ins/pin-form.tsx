import { Button } from '@/components/ui/button'

/** Dots, but no password field: a browser would offer to keep it. */
export function PinForm({
  id,
  act,
  label,
  hint,
}: {
  id: string
  act: 'cancel' | 'safe'
  label: string
  hint?: string
}) {
  return (
    <form method="post" action={`/api/user/check-ins/${id}`} className="pin-form" autoComplete="off">
      <input type="hidden" name="do" value={act} />
      <label className="input">
        <span>Your PIN</span>
        {hint ? <small>{hint}</small> : null}
        <input
          name="pin"
          className="pin-input num"
          required
          inputMode="numeric"
          pattern="\s*(\d\s*){4,12}"
          title="4 to 12 digits"
          maxLength={20}
          autoComplete="off"
        />
      </label>
      <Button type="submit">{label}</Button>
    </form>
  )
}
