import type { ReactNode } from 'react'

/** Cards in a row, all of equal height. */
export function CardList<Item extends { id: string }>({
  items,
  columns,
  card,
}: {
  items: readonly Item[]
  columns: 'grid-2' | 'grid-3'
  card: (item: Item) => ReactNode
}) {
  return (
    <ul className={columns}>
      {items.map((item) => (
        <li key={item.id} className="grid max-w-none">
          {card(item)}
        </li>
      ))}
    </ul>
  )
}
