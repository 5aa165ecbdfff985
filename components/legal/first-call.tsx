import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import type { LegalGuide } from '@/lib/legal/schema'
import type { ResourceDto } from '@/lib/resources/schema'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { telLink } from '@/lib/text/phone'

const VIOLENCE = 'national-domestic-violence-hotline'

/** The line that a guide names; where it names none, or its number is not known, the one that answers everywhere. */
function findLine({ call, records: notes }: LegalGuide, records: Map<string, ResourceDto>) {
  const entry = call ? records.get(call) : undefined
  if (call && entry?.phoneNumber) {
    return { name: words().records.name(entry), phone: entry.phoneNumber, note: notes[call] }
  }
  const { name, phone } = localizedHotline('domestic-violence')
  return { name, phone, note: notes[VIOLENCE] ?? words().legal.guide.anyHour }
}

/** Someone to call and a free lawyer, in the first screen of a guide. */
export function FirstCall({ guide, records }: { guide: LegalGuide; records: Map<string, ResourceDto> }) {
  const w = words().legal.guide
  const { name, phone, note } = findLine(guide, records)
  const isImmigration = guide.category === 'immigration'
  return (
    <section className="legal-call grid gap-2" aria-label={w.freeHelp}>
      <div className="call-rows">
        {phone ? (
          <LinkButton href={telLink(phone)}>
            <span>{name}</span> <span className="num">{phone}</span>
          </LinkButton>
        ) : null}
        <LinkButton
          look="soft"
          href={`${to('/legal-education/help')}#${isImmigration ? 'immigration' : 'state'}-title`}
        >
          <span>{isImmigration ? w.immigrationLawyer : w.freeLawyer}</span>
          <Icon name="scale" size={20} />
        </LinkButton>
      </div>
      {note ? <p className="soft text-[0.95rem]">{note}</p> : null}
    </section>
  )
}
