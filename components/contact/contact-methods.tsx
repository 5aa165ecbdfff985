import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { CallLink, CallRows } from '@/components/ui/phone-link'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'

interface Facts {
  email?: string
  phone?: string
  hours: ByLanguage
  responseTime: ByLanguage
}

type ByLanguage = Parameters<typeof choose<string>>[0]

function Method({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="card">
      <span className="text-[var(--plum)]">
        <Icon name={icon} size={28} />
      </span>
      <h2 className="text-[1.35rem]">{title}</h2>
      {children}
    </li>
  )
}

/** Three ways to reach us. A number or address appears only if the site has one set; the phone hours apply to callbacks too. */
export function ContactMethods({ facts, violence }: { facts: Facts; violence: Hotline }) {
  const { email, phone, hours, responseTime } = facts
  const { contact: w, layout } = words()
  return (
    <ul className="grid-3">
      <Method icon="pencil" title={w.write}>
        <p>
          {w.answer({ time: choose(responseTime) })} {email ? null : w.encrypted}
        </p>
        <div className="row mt-auto">
          <LinkButton href="#contact-form">{w.writeNow}</LinkButton>
          {email ? (
            <a className="tap" href={`mailto:${email}`}>
              {email}
            </a>
          ) : null}
        </div>
      </Method>
      <Method icon="phone" title={w.phone}>
        <p>
          {choose(hours)}. {phone ? w.otherHours : w.weCall}
        </p>
        <div className="row mt-auto">
          {phone ? (
            <CallLink number={phone} label={layout.call} />
          ) : (
            <LinkButton variant="outline" href="#contact-reachBy">
              {w.askCall}
            </LinkButton>
          )}
        </div>
      </Method>
      <Method icon="siren" title={w.rightNow}>
        <p>{w.rightNowText}</p>
        <CallRows danger={layout.dangerNow} lines={[violence]} copy={layout} />
      </Method>
    </ul>
  )
}
