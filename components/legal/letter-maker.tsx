'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fillLetter, type LetterValues, type LetterSheet as Template, writeLetterText } from '@/lib/legal/letter'
import { type FieldWords, LetterFields } from './letter-fields'
import { LetterSheet } from './letter-sheet'
import { PrintButton } from './print-button'
import { useClearedOnLeave } from './use-cleared-on-leave'

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function readFields(form: HTMLFormElement): LetterValues {
  const values: LetterValues = {}
  for (const element of form.querySelectorAll<FieldElement>('[data-field]')) {
    const isOff = element instanceof HTMLInputElement && element.type === 'checkbox' && !element.checked
    if (element.dataset.field && !isOff) values[element.dataset.field] = element.value
  }
  return values
}

interface LetterWords extends FieldWords {
  lead: string
  print: string
  printed: string
  copy: string
  clear: string
  copied: string
  notCopied: string
}

/**
 * Fields on one side, the letter on the other, all in the memory of this page. Without a script the fields are hidden, and
 * the letter is a sheet with blanks and boxes to fill in by hand.
 */
export function LetterMaker({ template, words }: { template: Template; words: LetterWords }) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<LetterValues>({})
  const [message, setMessage] = useState('')
  const lines = useMemo(() => fillLetter(template, values), [template, values])

  const follow = () => {
    if (form.current) setValues(readFields(form.current))
    setMessage('')
  }
  // Includes what was typed before the script loaded.
  useEffect(() => {
    if (form.current) setValues(readFields(form.current))
  }, [])

  useClearedOnLeave(
    useCallback(() => {
      form.current?.reset()
      setValues({})
    }, []),
  )

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writeLetterText(lines))
      setMessage(words.copied)
    } catch {
      setMessage(words.notCopied)
    }
  }

  return (
    <div className="tool-columns grid gap-8">
      <form
        ref={form}
        method="dialog"
        autoComplete="off"
        className="needs-script no-print"
        onInput={follow}
        onReset={() => setTimeout(follow)}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="tool-fields">
          <p className="soft">{words.lead}</p>
          <LetterFields groups={template.groups} words={words} />
          <div className="row">
            <PrintButton title={words.printed} label={words.print} />
            <Button type="button" look="soft" onClick={copy}>
              <Icon name="copy" /> {words.copy}
            </Button>
            <Button type="reset" look="line">
              <Icon name="rotate-ccw" /> {words.clear}
            </Button>
          </div>
          <p role="status" className="soft">
            {message}
          </p>
        </div>
      </form>
      <LetterSheet lines={lines} />
    </div>
  )
}
