/** The line that finds help near her, wherever she is, for when we have none to show. */
export function Call211({ said }: { said: { before: string; after: string } }) {
  return (
    <p>
      {said.before}
      <a href="tel:211">211</a>
      {said.after}
    </p>
  )
}
