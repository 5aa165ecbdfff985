'use client'

import { useId } from 'react'
import { useVaultWords } from './vault-words'

/**
 * Not in a form: a browser that sees none is less likely to offer to save the passphrase, and a saved passphrase would
 * open the vault to anyone with the device.
 */
export function PassphraseField({
  label,
  hint,
  value,
  isShown,
  onChange,
  onEnter,
}: {
  label: string
  hint?: string
  value: string
  isShown: boolean
  onChange: (value: string) => void
  onEnter?: () => void
}) {
  const id = useId()
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <span id={`${id}-hint`} className="soft font-normal">
          {hint}
        </span>
      ) : null}
      <input
        id={id}
        className="form-input"
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.()
        }}
      />
    </div>
  )
}

export function ShowBox({ isShown, onChange }: { isShown: boolean; onChange: (isShown: boolean) => void }) {
  const copy = useVaultWords()
  return (
    <label className="check">
      <input type="checkbox" checked={isShown} onChange={(event) => onChange(event.target.checked)} />
      <span>{copy.passphrase.show}</span>
    </label>
  )
}
