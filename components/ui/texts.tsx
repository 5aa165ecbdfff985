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

/** Points that each start with their topic. */
export function TitledPoints({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className="points">
      {points.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </ul>
  )
}

/** A small page section that lists sentences. */
export function ListSection({ titleId, title, texts }: { titleId: string; title: string; texts: readonly string[] }) {
  return (
    <section aria-labelledby={titleId} className="prose">
      <h2 id={titleId} className="text-[1.25rem]">
        {title}
      </h2>
      <TextList texts={texts} />
    </section>
  )
}

/** Short labels side by side. */
export function Tags({ texts, variant }: { texts: readonly string[]; variant: 'badge' | 'chip' }) {
  return (
    <ul className={`${variant}s`}>
      {texts.map((text) => (
        <li key={text} className={variant}>
          {text}
        </li>
      ))}
    </ul>
  )
}

const phone = /((?:\d{1,3}-)?\d{3}-\d{3}-(?:\d{4}|[A-Z]{4}))/

/** Text in which no phone number wraps. */
export function NoWrapNumbers({ text }: { text: string }) {
  return text.split(phone).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <span key={at} className="num">
        {part}
      </span>
    ),
  )
}
