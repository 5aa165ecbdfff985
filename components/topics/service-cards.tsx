import { CardIcon } from '@/components/ui/card-icon'
import type { ServiceCard } from '@/lib/resources/content/section'
import { to } from '@/lib/site/language/paths'

export function ServiceCards({
  cards,
  headingLevel: Heading = 'h2',
}: {
  cards: readonly ServiceCard[]
  headingLevel?: 'h2' | 'h3'
}) {
  return (
    <ul className="grid-4 max-sm:gap-3">
      {cards.map((card) => (
        <li
          key={card.title}
          className="card max-w-none max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-center max-sm:gap-y-1"
        >
          <CardIcon name={card.icon} />
          <Heading className="text-[1.2rem]">
            <a href={to(card.href)}>{card.title}</a>
          </Heading>
          <p className="soft max-sm:col-span-2">{card.text}</p>
        </li>
      ))}
    </ul>
  )
}
