const phone = /((?:\d{1,3}-)?\d{3}-\d{3}-\d{4})/

/** Running words in which no phone number breaks over a line. */
export function WholeNumbers({ text }: { text: string }) {
  return text.split(phone).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={at} className="num">
        {part}
      </span>
    ),
  )
}
