const phone = /((?:\d{1,3}-)?\d{3}-\d{3}-\d{4})/

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
