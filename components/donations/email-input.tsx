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
