import { Icon } from '@/components/ui/icon'
import { supportCategories } from '@/lib/contact/content/contact'

/** Each leads to the form, with its category chosen where scripts run. */
export function SupportCategories() {
  return (
    <ul className="grid-4">
      {supportCategories.map(({ icon, title, text, category }) => (
        <li key={category} className="card max-w-none">
          <span className="text-[var(--plum)]">
            <Icon name={icon} size={28} />
          </span>
          <h3>
            <a href="#contact-form" data-category={category}>
              {title}
            </a>
          </h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
