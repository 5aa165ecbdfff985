/** An error message, announced at once. */
export function Problem({ text, id }: { text: string | null | undefined; id?: string }) {
  return (
    <div role="alert">
      {text ? (
        <p id={id} className="form-error">
          {text}
        </p>
      ) : null}
    </div>
  )
}
