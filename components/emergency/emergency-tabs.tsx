import './emergency.css'
import { QuickExitBanner } from './quick-exit-banner'

const tabs = [
  { id: 'exit', href: '/emergency', label: 'Quick Exit' },
  { id: 'contacts', href: '/emergency/contacts', label: 'Emergency Contacts' },
  { id: 'planning', href: '/emergency/planning', label: 'Safety Planning' },
  { id: 'check-in', href: '/emergency/check-in', label: 'Safety Check-in' },
  { id: 'documents', href: '/emergency/documents', label: 'Secure Documents' },
] as const

export type EmergencyTab = (typeof tabs)[number]['id']

/** The way out, then the five tools: addresses of their own, so that they work without a script. */
export function EmergencyTabs({ current }: { current: EmergencyTab }) {
  return (
    <div className="wrap emergency-top">
      <QuickExitBanner />
      <nav aria-label="Emergency tools" className="tabs">
        <ul>
          {tabs.map(({ id, href, label }) => (
            <li key={id}>
              <a href={href} aria-current={id === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
