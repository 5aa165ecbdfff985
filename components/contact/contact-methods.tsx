import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { CallLink, TextLink } from '@/components/ui/phone-link'
import type { Hotline } from '@/lib/site/site'

interface Facts {
  email?: string
  phone?: string
  hours: string
  responseTime: string
}

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

/** Three ways. Only a number or an address that the site was given is shown; the phone hours hold for calling back too. */
export function ContactMethods({ facts, violence }: { facts: Facts; violence: Hotline }) {
  const { email, phone, hours, responseTime } = facts
  return (
    <ul className="grid-3">
      <Method icon="pencil" title="Write to us">
        <p>
          We answer within {responseTime}. {email ? null : 'Your message is encrypted on its way to us.'}
        </p>
        <div className="row mt-auto">
          <LinkButton href="#contact-form">Write a message</LinkButton>
          {email ? (
            <a className="tap" href={`mailto:${email}`}>
              {email}
            </a>
          ) : null}
        </div>
      </Method>
      <Method icon="phone" title="Phone support">
        <p>
          {hours}.{' '}
          {phone
            ? 'Outside these hours, write to us.'
            : 'We call you: choose “Phone call” in the form, and say when it is safe.'}
        </p>
        <div className="row mt-auto">
          {phone ? (
            <CallLink number={phone} />
          ) : (
            <LinkButton look="line" href="#contact-reachBy">
              Ask for a call
            </LinkButton>
          )}
        </div>
      </Method>
      <Method icon="siren" title="Help right now">
        <p>No one here reads messages around the clock. These people answer day and night, free.</p>
        <div className="row mt-auto gap-y-0">
          <CallLink number="911" />
          {violence.phone ? <CallLink number={violence.phone} label="Hotline" /> : null}
          {violence.text ? <TextLink {...violence.text} /> : null}
        </div>
      </Method>
    </ul>
  )
}
