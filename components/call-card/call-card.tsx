import { unlearned } from '@/components/ui/unlearned'
import './call-card.css'
import type { ReactNode } from 'react'
import { InlineScript } from '@/components/layout/inline-script'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import type { WhoFact } from '@/lib/resources/vocabulary'
import { type CallLanguage, type CallWords, getCallWords } from '@/lib/safety/call-card/call-kind'
import { cardScript } from '@/lib/safety/call-card/card-script'
import type { CallKind } from '@/lib/safety/call-card/cards'
import { to } from '@/lib/site/language/paths'

interface Props {
  kind: CallKind
  /** Whom she calls. Without it the card covers several numbers and asks which one it was. */
  about?: string
  language?: CallLanguage
  /** This card's number, as a button. */
  number?: ReactNode
  /** Whom to call when they cannot help. Without it, the list around the card answers that. */
  next?: ReactNode
  /** It takes no calls: nothing here speaks of one. */
  isByText?: boolean
  /** What nobody knows of this place, to be asked beside the rest. */
  toAsk?: readonly WhoFact[]
  nonce?: string
}

function Points({ items }: { items: readonly string[] }) {
  return <TextList className="bullets gap-2" texts={items} />
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return <Fold summary={<h3>{title}</h3>}>{children}</Fold>
}

function Answer({ label }: { label: string }) {
  return (
    <label>
      <span>{label}</span>
      <input type="text" className="form-input" maxLength={300} {...unlearned} aria-describedby="call-kept" />
    </label>
  )
}

/** The vault's code is loaded only when the button is clicked (lib/safety/call-card/card.js). */
function Keep({ about, copy }: { about: string | undefined; copy: CallWords['vault'] }) {
  const { nothing, blocked, waiting, kept, name } = copy
  return (
    <div className="needs-script no-paper grid gap-2">
      <Button
        type="button"
        variant="outline"
        className="w-fit"
        aria-describedby="call-vault"
        data-vault={to('/emergency/documents')}
        data-about={about}
        {...{ 'data-name': name, 'data-nothing': nothing, 'data-blocked': blocked }}
        {...{ 'data-waiting': waiting, 'data-kept': kept }}
      >
        <Icon name="lock" size={18} /> {copy.keep}
      </Button>
      <p className="soft" id="call-vault">
        {copy.about}
      </p>
      <p role="status" data-answers-said="" />
    </div>
  )
}

/** The question of a shelter that asks for sons and pets at once. */
const ASKED_IN_PARTS = 'family'
const MOST_TO_ASK = 4

/** For use during the call: read with one hand while it rings. Its fields have no names, so nothing typed here can be sent. */
export function CallCard({ kind, about, language = 'en', number, next, isByText = false, toAsk = [], nonce }: Props) {
  const spoken = getCallWords(language)
  const words = isByText ? { ...spoken, ...spoken.byText } : spoken
  const own = isByText ? spoken.byText.talk : spoken.kinds[kind]
  return (
    <section className="call-card" id="call" lang={language} aria-labelledby="call-title">
      <div className="grid gap-1">
        <h2 id="call-title">{words.title}</h2>
        <p className="soft no-paper">{words.lead}</p>
      </div>
      {number}
      <div className="call-breath">
        <h3>{words.breath}</h3>
        <p>{own.breath}</p>
      </div>
      <div className="call-parts">
        <Part title={words.ask}>
          <Points items={own.ask} />
        </Part>
        <Part title={words.refuse}>
          <Points items={own.refuse} />
          <p>{words.refuseNote}</p>
        </Part>
        <Part title={words.hand}>
          <Points items={own.hand} />
        </Part>
        <Part title={words.back}>
          {/* Never sent: no control has a name, and method="dialog" makes no request. */}
          <form className="call-answers" method="dialog" autoComplete="off">
            <p className="soft no-paper" id="call-kept">
              {words.backNote} <span className="without-script">{words.backNoScript}</span>
            </p>
            {about ? null : <Answer label={words.who} />}
            {Object.entries(own.back)
              .filter(([id]) => id !== ASKED_IN_PARTS || toAsk.length === 0)
              .map(([id, label]) => (
                <Answer key={id} label={label} />
              ))}
            {toAsk.slice(0, MOST_TO_ASK).map((fact) => (
              <Answer key={fact} label={words.facts[fact]} />
            ))}
            <Button type="reset" variant="outline" className="no-paper w-fit">
              {words.clear}
            </Button>
            <Keep about={about} copy={words.vault} />
          </form>
        </Part>
        <Part title={words.full}>
          <p className="call-say">{words.fullSay}</p>
          {next ? (
            <div className="grid gap-2">
              <p>{words.fullNext}</p>
              {next}
            </div>
          ) : (
            <p>{words.fullList}</p>
          )}
        </Part>
        <Part title={words.forHer}>
          <p className="call-say">{own.forHer}</p>
          <p>{words.forHerNote}</p>
        </Part>
        {isByText ? null : (
          <>
            <Part title={words.text}>
              <p className="call-say">{spoken.kinds[kind].text}</p>
              <p>{words.textNote}</p>
            </Part>
            <Part title={words.interpreter}>
              <p>{words.interpreterSay}</p>
            </Part>
          </>
        )}
      </div>
      <Button
        type="button"
        variant="outline"
        className="needs-script no-paper w-fit"
        data-print-call={words.printTitle}
      >
        <Icon name="printer" size={18} /> {words.print}
      </Button>
      <InlineScript script={cardScript} nonce={nonce} />
    </section>
  )
}
