import { Icon, isIconName } from './icon'

/** The drawing above a card's title, where its content names one that we have. */
export function CardIcon({ name }: { name: string }) {
  return isIconName(name) ? (
    <span className="text-[var(--plum)]">
      <Icon name={name} size={28} />
    </span>
  ) : null
}
