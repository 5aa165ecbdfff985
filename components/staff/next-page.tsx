/** The link to a list's next page; nothing on the last page. */
export function NextPage({ href }: { href: string | null }) {
  return href ? (
    <nav className="row" aria-label="Pages of the list">
      <a href={href}>Next page</a>
    </nav>
  ) : null
}
