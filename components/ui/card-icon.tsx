import { Icon, isIconName } from './icon'

/** The icon above a card's title, if its content names one we have. */
export function CardIcon({ name }: { name: string }) {
  return isIconName(name) ? (
    <span className="text-[var(--plum)]">
      <Icon name={name} size={28} />
    </span>
  ) : null
}
