import { CardIcon } from '@/components/ui/card-icon'
import type { IconName } from '@/components/ui/icon'
import type { ContactCategory } from '@/lib/contact/schema'
import { words } from '@/lib/site/language/words'

/** What people write to us about. */
const icons: [keyof ReturnType<typeof words>['contact']['support'] & ContactCategory, IconName][] = [
  ['resources', 'life-buoy'],
  ['partnership', 'handshake'],
  ['technical', 'lock'],
  ['feedback', 'megaphone'],
]

/** Each leads to the form, with its category preselected if scripts run. */
export function SupportCategories() {
  const { support } = words().contact
  return (
    <ul className="grid-4">
      {icons.map(([category, icon]) => (
        <li key={category} className="card max-w-none">
          <CardIcon name={icon} />
          <h3>
            <a href="#contact-form" data-category={category}>
              {support[category].title}
            </a>
          </h3>
          <p className="soft">{support[category].text}</p>
        </li>
      ))}
    </ul>
  )
}
