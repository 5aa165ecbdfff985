export const rings = [
  { petals: 14, turn: 0, rx: 9.5, ry: 15, cy: -33, fill: 'fill-[var(--marigold-deep)]' },
  { petals: 10, turn: 18, rx: 8, ry: 12, cy: -20, fill: 'fill-[var(--marigold)]' },
  { petals: 7, turn: 9, rx: 6, ry: 8.5, cy: -9, fill: 'fill-[var(--marigold-pale)]' },
]

/** The site's motif: petals rotated around a center. Defined once per page, used by `Bloom`. */
export function BloomSymbol() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id="bloom" viewBox="-50 -50 100 100">
        {rings.map(({ petals, turn, rx, ry, cy, fill }) => (
          <g key={petals} className={fill}>
            {Array.from({ length: petals }, (_, index) => (
              <ellipse
                key={String(index)}
                rx={rx}
                ry={ry}
                cy={cy}
                transform={`rotate(${Math.round(turn + (index * 3600) / petals / 10)})`}
              />
            ))}
          </g>
        ))}
        <circle r="4.5" className="fill-[var(--bloom-heart)]" />
      </symbol>
    </svg>
  )
}

export function Bloom({ size, className }: { size: number; className?: string }) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true">
      <use href="#bloom" />
    </svg>
  )
}

/** A section divider: a line with a bloom in its middle. */
export function BloomDivider() {
  return (
    <div className="wrap flex items-center gap-4" aria-hidden="true">
      <span className="h-px flex-1 bg-[var(--line)]" />
      <Bloom size={22} />
      <span className="h-px flex-1 bg-[var(--line)]" />
    </div>
  )
}
