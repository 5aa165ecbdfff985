'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast, Toaster } from '@/components/ui/toaster'
import { AmountFields } from './amount-fields'
import { DonorFields } from './donor-fields'
import { createRequestId, type Gift, type GiveWords, hasValidAmount, readGift, sendGift } from './gift-request'
import { GiftSummary } from './gift-summary'
import { RhythmFields } from './rhythm-fields'

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
