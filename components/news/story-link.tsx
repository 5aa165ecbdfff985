import type { ReactNode } from 'react'

/** Opens the source in a new tab; our own articles are pages of this site. */
export function StoryLink({ href, isOwn, children }: { href: string; isOwn: boolean; children: ReactNode }) {
  const away = isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <p className="acts">
      <a className="btn btn-line" href={href} {...away}>
        <span>{children}</span>
      </a>
    </p>
  )
}
