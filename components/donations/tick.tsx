/** A box to tick, with what it means under it. */
export function Tick({ name, label, hint }: { name: string; label: string; hint: string }) {
  return (
    <label className="give-tick">
      <input type="checkbox" name={name} />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  )
}
