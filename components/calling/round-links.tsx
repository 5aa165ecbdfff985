import { TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { callingLimits } from '@/lib/resources/calling/schema'
import type { LinkItem } from '@/lib/resources/calling/views'
import { formatCount } from '@/lib/text/format'

export function RoundLinks({
  roundId,
  links,
  isOpen,
}: {
  roundId: string
  links: readonly LinkItem[]
  isOpen: boolean
}) {
  return (
    <section className="grid gap-3">
      <h3>Volunteers</h3>
      {links.length > 0 ? (
        <ul className="box console-rows">
          {links.map((link) => (
            <li key={link.id} className="console-row">
              <div className="console-row-facts">
                <p>
                  {link.person}: {formatCount(link.answers, 'call', 'calls')}
                </p>
              </div>
              {link.isOpen && isOpen ? (
                <form method="post" action={`/api/admin/calling/links/${link.id}/end`}>
                  <Button type="submit" look="line">
                    End the link <span className="sr-only">of {link.person}</span>
                  </Button>
                </form>
              ) : (
                <p className="soft">The link has ended.</p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <form method="post" action={`/api/admin/calling/${roundId}/links`} className="console-form" autoComplete="off">
          <TextField
            scope="link"
            name="person"
            label="Name of a volunteer"
            hint="As you know them. The link that you get is for this person alone, and is shown once."
            maxLength={callingLimits.person}
            required
          />
          <div className="console-form-end">
            <Button type="submit">Make a link</Button>
          </div>
        </form>
      ) : null}
    </section>
  )
}
