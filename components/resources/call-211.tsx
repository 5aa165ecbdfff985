/** The 211 hotline, which finds local help anywhere, for when we have no results. */
export function Call211({ copy }: { copy: { before: string; after: string } }) {
  return (
    <p>
      {copy.before}
      <a href="tel:211">211</a>
      {copy.after}
    </p>
  )
}
