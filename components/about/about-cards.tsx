import { CardIcon } from '@/components/ui/card-icon'
import type { AboutCard } from '@/lib/site/about/about'
import { to } from '@/lib/site/language/paths'

export function AboutCards({ cards, columns }: { cards: AboutCard[]; columns: 'grid-3' | 'grid-4' }) {
  return (
    <ul className={columns}>
      {cards.map(({ title, text, icon, href }) => (
        <li key={title} className="card max-w-none">
          <CardIcon name={icon} />
          <h3 className="text-[1.2rem]">{href ? <a href={to(href)}>{title}</a> : title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
