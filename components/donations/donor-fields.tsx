/** The donor's email address. */
export function EmailInput({ id, name, describedBy }: { id: string; name: string; describedBy?: string }) {
  return (
    <input
      id={id}
      name={name}
      type="email"
      className="form-input"
      autoComplete="email"
      maxLength={254}
      required
      aria-describedby={describedBy}
    />
  )
}

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
