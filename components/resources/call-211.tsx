/** The 211 hotline, which finds local help anywhere, for when we have no results. */
export function Call211({ said }: { said: { before: string; after: string } }) {
  return (
    <p>
      {said.before}
      <a href="tel:211">211</a>
      {said.after}
    </p>
  )
}
