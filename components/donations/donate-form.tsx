'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { showToast, Toaster } from '@/components/ui/sonner'
import { DEFAULT_PRESET, formatCents, presets } from '@/lib/donations/choices'
import { fillBlanks } from '@/lib/text/format'
import { EmailInput, Tick } from './donor-fields'
import { createRequestId, type Gift, type GiveWords, hasValidAmount, readFee, readGift, sendGift } from './gift-request'

/** The donor. Only the email address is required: the receipt goes there. */
function DonorFields({ copy }: { copy: GiveWords }) {
  return (
    <fieldset>
      <legend>{copy.aboutYou}</legend>
      <div className="give-field">
        <label htmlFor="donor-name">{copy.name}</label>
        <input id="donor-name" name="donorName" className="form-input" autoComplete="name" maxLength={200} />
        <small>{copy.nameHint}</small>
      </div>
      <div className="give-field">
        <label htmlFor="donor-email">{copy.email}</label>
        <EmailInput id="donor-email" name="donorEmail" describedBy="donor-email-hint" />
        <small id="donor-email-hint">{copy.emailHint}</small>
      </div>
      <details>
        <summary className="tap">
          {copy.forSomeone}
          <Icon name="chevron-down" size={16} className="chevron" />
        </summary>
        <div className="give-tribute">
          <div className="give-rhythms" role="radiogroup" aria-label={copy.forSomeone}>
            {(['honor', 'memory'] as const).map((kind) => (
              <label key={kind} className="give-choice">
                <input type="radio" name="tribute" value={kind} defaultChecked={kind === 'honor'} />
                <span>{copy.tribute[kind]}</span>
              </label>
            ))}
          </div>
          <div className="give-field">
            <label htmlFor="tribute-name">{copy.tribute.name}</label>
            <input
              id="tribute-name"
              name="tributeName"
              className="form-input"
              autoComplete="off"
              maxLength={200}
              aria-describedby="tribute-hint"
            />
            <small id="tribute-hint">{copy.tribute.hint}</small>
          </div>
        </div>
      </details>
      <Tick name="isAnonymous" label={copy.anonymous} hint={copy.anonymousHint} />
      <Tick name="isNeutral" label={copy.neutral} hint={copy.neutralHint} />
    </fieldset>
  )
}

/** Preset amounts as buttons, and a field for any other: a typed amount takes precedence. */
function AmountFields({ hasProblem = false, copy }: { hasProblem?: boolean; copy: GiveWords }) {
  return (
    <fieldset>
      <legend>{copy.amount}</legend>
      <div className="give-amounts">
        {presets.map((dollars) => (
          <label key={dollars} className="give-choice">
            <input type="radio" name="preset" value={dollars} defaultChecked={dollars === DEFAULT_PRESET} />
            <span>${dollars}</span>
          </label>
        ))}
      </div>
      <div className="give-field">
        <label htmlFor="custom">{copy.custom}</label>
        <span className="give-money">
          <span aria-hidden="true">$</span>
          <input
            id="custom"
            name="custom"
            className="form-input"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            aria-describedby="custom-hint"
            aria-invalid={hasProblem || undefined}
          />
        </span>
        <small id="custom-hint">{copy.bounds}</small>
      </div>
      {hasProblem ? <p className="give-error">{copy.outOfBounds}</p> : null}
      <Tick name="coverFee" label={copy.cover} hint={copy.coverHint} />
    </fieldset>
  )
}

/** How often: once, unless she ticks the box that reveals the two intervals (donations.css, no script). */
function RhythmFields({ copy }: { copy: GiveWords }) {
  return (
    <fieldset>
      <legend>{copy.howOften}</legend>
      <label className="give-tick">
        <input type="checkbox" name="isRecurring" />
        <span>{copy.recurring}</span>
      </label>
      <div className="give-rhythm">
        <div className="give-rhythms" role="radiogroup" aria-label={copy.frequency}>
          <label className="give-choice">
            <input type="radio" name="frequency" value="monthly" defaultChecked />
            <span>{copy.monthly}</span>
          </label>
          <label className="give-choice">
            <input type="radio" name="frequency" value="yearly" aria-describedby="yearly-note" />
            <span>{copy.yearly}</span>
          </label>
        </div>
        <p id="yearly-note">{copy.yearlyNote}</p>
      </div>
    </fieldset>
  )
}

/** What will be charged, updated as she types. Without a script, the next page says it before she pays. */
export function GiftSummary({ gift, isValid, copy }: { gift: Gift | null; isValid: boolean; copy: GiveWords }) {
  const fee = gift ? readFee(gift) : 0
  return (
    <div className="give-summary" role="status" aria-label={copy.summary}>
      {gift === null ? (
        <span>{copy.seeAgain}</span>
      ) : isValid && gift.cents !== null ? (
        <>
          <span>{copy.yourGift}</span>
          <strong>{formatCents(gift.cents + fee)}</strong>
          {fee > 0 ? <span>{fillBlanks(copy.withFee, { fee: formatCents(fee) })}</span> : null}
          <span>{copy.charged[gift.frequency ?? 'once']}</span>
        </>
      ) : (
        <span>{copy.choose}</span>
      )}
    </div>
  )
}

/** Choosing a preset clears the field; typing an amount clears the choice. */
function keepOneAmount(form: HTMLFormElement, changed: EventTarget): void {
  const custom = form.elements.namedItem('custom')
  if (!(custom instanceof HTMLInputElement) || !(changed instanceof HTMLInputElement)) return
  if (changed.name === 'preset') custom.value = ''
  if (changed.name !== 'custom' || custom.value.trim() === '') return
  for (const preset of form.querySelectorAll<HTMLInputElement>('[name=preset]')) preset.checked = false
}

/** Works without a script; the script adds the summary, the messages and protection against a double click. */
export function DonateForm({ copy, action }: { copy: GiveWords; action: string }) {
  const ref = useRef<HTMLFormElement>(null)
  const request = useRef({ id: '', gift: '' })
  const isSending = useRef(false)
  const [gift, setGift] = useState<Gift | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [hasProblem, setHasProblem] = useState(false)

  useEffect(() => {
    const look = () => ref.current && setGift(readGift(ref.current))
    const wake = () => {
      isSending.current = false
      setIsBusy(false)
      look()
    }
    look()
    // The browser refills the form after this when she comes back to the page.
    const timer = setTimeout(look, 0)
    window.addEventListener('pageshow', wake)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', wake)
    }
  }, [])

  const follow = (event: FormEvent<HTMLFormElement>) => {
    keepOneAmount(event.currentTarget, event.target)
    setGift(readGift(event.currentTarget))
    setHasProblem(false)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending.current) return
    const now = readGift(form)
    if (!hasValidAmount(now)) {
      setHasProblem(true)
      showToast({ title: copy.invalidTitle, description: copy.invalid, variant: 'destructive' })
      form.querySelector<HTMLInputElement>('[name=custom]')?.focus()
      return
    }
    if (!form.reportValidity()) return
    const written = JSON.stringify(now)
    if (request.current.gift !== written) request.current = { id: createRequestId(), gift: written }
    isSending.current = true
    setIsBusy(true)
    try {
      const payUrl = await sendGift(now, request.current.id, { action, offline: copy.offline })
      showToast({ title: copy.thanks, description: copy.redirecting })
      // A full page load: the page with the card form has a content security policy of its own.
      location.assign(payUrl)
    } catch (error) {
      isSending.current = false
      setIsBusy(false)
      const description = error instanceof Error ? error.message : ''
      showToast({ title: copy.error, description, variant: 'destructive' })
    }
  }

  return (
    <>
      <form
        ref={ref}
        className="box give-form"
        method="post"
        action={action}
        noValidate={gift !== null}
        aria-busy={isBusy}
        onInput={follow}
        onSubmit={submit}
      >
        <AmountFields hasProblem={hasProblem} copy={copy} />
        <RhythmFields copy={copy} />
        <DonorFields copy={copy} />
        <GiftSummary gift={gift} isValid={gift !== null && hasValidAmount(gift)} copy={copy} />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? copy.busy : copy.donate}
        </Button>
      </form>
      <Toaster close={copy.messages.close} region={copy.messages.region} />
    </>
  )
}
