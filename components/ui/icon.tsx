import {
  Baby,
  BadgeCheck,
  BookOpen,
  Brain,
  Briefcase,
  CalendarDays,
  ChevronDown,
  Clock,
  Compass,
  Copy,
  DoorOpen,
  Download,
  Ear,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Globe,
  GraduationCap,
  HandCoins,
  HandHeart,
  Handshake,
  Heart,
  HeartPulse,
  House,
  type IconNode,
  KeyRound,
  Landmark,
  Languages,
  Library,
  LifeBuoy,
  ListChecks,
  Lock,
  LogOut,
  MapPin,
  Megaphone,
  Menu,
  MessageSquare,
  Newspaper,
  Pencil,
  Phone,
  Plus,
  Printer,
  ReceiptText,
  RotateCcw,
  Scale,
  Search,
  Shield,
  Siren,
  Sprout,
  Stethoscope,
  Store,
  Trash,
  Upload,
  Users,
  Wallet,
  X,
} from 'lucide'
import { createElement } from 'react'

/** Lucide icons, by Lucide's names. */
const icons = {
  baby: Baby,
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  brain: Brain,
  briefcase: Briefcase,
  'calendar-days': CalendarDays,
  'chevron-down': ChevronDown,
  clock: Clock,
  compass: Compass,
  copy: Copy,
  'door-open': DoorOpen,
  download: Download,
  ear: Ear,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  'file-text': FileText,
  globe: Globe,
  'graduation-cap': GraduationCap,
  'hand-coins': HandCoins,
  'hand-heart': HandHeart,
  handshake: Handshake,
  heart: Heart,
  'heart-pulse': HeartPulse,
  house: House,
  'key-round': KeyRound,
  landmark: Landmark,
  languages: Languages,
  library: Library,
  'life-buoy': LifeBuoy,
  'list-checks': ListChecks,
  lock: Lock,
  'log-out': LogOut,
  'map-pin': MapPin,
  megaphone: Megaphone,
  menu: Menu,
  'message-square': MessageSquare,
  newspaper: Newspaper,
  pencil: Pencil,
  phone: Phone,
  plus: Plus,
  printer: Printer,
  'receipt-text': ReceiptText,
  'rotate-ccw': RotateCcw,
  scale: Scale,
  search: Search,
  shield: Shield,
  siren: Siren,
  sprout: Sprout,
  stethoscope: Stethoscope,
  store: Store,
  'trash-2': Trash,
  upload: Upload,
  users: Users,
  wallet: Wallet,
  x: X,
} satisfies Record<string, IconNode>

export type IconName = keyof typeof icons

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}

/** Defined once per page and referenced by every card, which keeps long lists small. */
const shared: readonly IconName[] = [
  'chevron-down',
  'phone',
  'message-square',
  'clock',
  'map-pin',
  'external-link',
  'languages',
  'badge-check',
]

function drawing(name: IconName) {
  return icons[name].map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Decorative, always beside text: hidden from screen readers. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  // The shared symbol carries its size and stroke.
  if (shared.includes(name)) {
    return (
      <svg width={size} height={size} className={className} aria-hidden="true">
        <use href={`#icon-${name}`} />
      </svg>
    )
  }
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" {...stroke} className={className} aria-hidden="true">
      {drawing(name)}
    </svg>
  )
}

/** From React's attribute names to SVG's: strokeWidth to stroke-width. */
function writeAttributes(attributes: Record<string, string | number | undefined>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join(' ')
}

/** As an HTML string, which a page that React hydrates carries as text, not as a tree. */
const sharedDrawings = shared
  .map((name) => {
    const parts = icons[name].map(([tag, attributes]) => `<${tag} ${writeAttributes(attributes)}/>`)
    return `<symbol id="icon-${name}" viewBox="0 0 24 24" ${writeAttributes(stroke)}>${parts.join('')}</symbol>`
  })
  .join('')

export function SharedIcons() {
  return (
    <svg
      width="0"
      height="0"
      className="absolute"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own icons
      dangerouslySetInnerHTML={{ __html: sharedDrawings }}
    />
  )
}
