import { type NewsTopic, topicNames } from '@/lib/news/topics'

interface Drawing {
  ground: string
  /** x and y of the flower's center, and its size. */
  blooms: [number, number, number][]
  /** The line drawing among the flowers. */
  lines: string
}

const topics = Object.keys(topicNames) as NewsTopic[]

/** Flowers on their stems and an object that stands for the topic: never a photograph of a person. */
const drawings: Record<NewsTopic, Drawing> = {
  'womens-rights': {
    ground: 'fill-[var(--plum-wash)]',
    blooms: [
      [62, 58, 62],
      [258, 46, 44],
    ],
    lines: 'M160 24v76M132 100h56M112 40h96M112 40l-18 34h36zM208 40l-18 34h36z',
  },
  'reproductive-rights': {
    ground: 'fill-[var(--leaf-wash)]',
    blooms: [
      [160, 48, 68],
      [70, 84, 30],
      [250, 84, 30],
    ],
    lines: 'M118 118c-30-10-44-40-30-66M202 118c30-10 44-40 30-66',
  },
  'gender-equality': {
    ground: 'fill-[var(--marigold-wash)]',
    blooms: [
      [104, 52, 54],
      [216, 52, 54],
    ],
    lines: 'M138 46h44M138 62h44',
  },
  'womens-health': {
    ground: 'fill-[var(--leaf-wash)]',
    blooms: [[250, 54, 60]],
    lines: 'M40 66h44l14-30 22 56 16-40 10 14h44',
  },
  'domestic-violence': {
    ground: 'fill-[var(--sand)]',
    blooms: [
      [238, 76, 40],
      [276, 92, 26],
    ],
    lines: 'M76 110V58l46-36 46 36v52zM108 110V76h28v34M130 93h1',
  },
  'workplace-equality': {
    ground: 'fill-[var(--plum-wash)]',
    blooms: [
      [70, 50, 48],
      [250, 50, 48],
    ],
    lines: 'M124 100V58h72v42zM146 58V46h28v12M124 78h28M168 78h28M152 72h16v12h-16z',
  },
  'women-in-politics': {
    ground: 'fill-[var(--sand)]',
    blooms: [[258, 56, 54]],
    lines: 'M60 106h120M72 106V66h96v40M96 106V78M120 106V78M144 106V78M66 66h108M84 66c0-44 72-44 72 0M120 33V20h18',
  },
  'economic-empowerment': {
    ground: 'fill-[var(--marigold-wash)]',
    blooms: [
      [72, 92, 28],
      [120, 74, 36],
      [176, 54, 46],
      [242, 34, 54],
    ],
    lines: 'M40 112h240',
  },
}

/** Defined once per page and referenced by every card. */
export function TopicSymbols() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {topics.map((topic) => {
        const { ground, blooms, lines } = drawings[topic]
        return (
          <symbol key={topic} id={`topic-${topic}`} viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice">
            <rect width="320" height="120" className={ground} />
            {blooms.map(([x, y]) => (
              <path
                key={x}
                d={`M${x} ${y}q6 ${(120 - y) / 2} 0 ${120 - y}`}
                className="fill-none stroke-[var(--leaf)] stroke-[3]"
              />
            ))}
            <path
              d={lines}
              className="fill-none stroke-[var(--plum)] stroke-[3]"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            {blooms.map(([x, y, size]) => (
              <use key={x} href="#bloom" x={x - size / 2} y={y - size / 2} width={size} height={size} />
            ))}
          </symbol>
        )
      })}
    </svg>
  )
}
