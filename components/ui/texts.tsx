import type { ComponentProps } from 'react'

/** A list of sentences. */
export function TextList({
  texts,
  as: List = 'ul',
  ...rest
}: { texts: readonly string[]; as?: 'ul' | 'ol' } & Omit<ComponentProps<'ul'>, 'children' | 'ref'>) {
  return (
    <List {...rest}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  )
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

/** Short names side by side. */
export function Tags({ texts, look }: { texts: readonly string[]; look: 'badge' | 'chip' }) {
  return (
    <ul className={`${look}s`}>
      {texts.map((text) => (
        <li key={text} className={look}>
          {text}
        </li>
      ))}
    </ul>
  )
}
