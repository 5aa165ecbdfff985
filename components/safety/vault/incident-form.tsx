'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fillBlanks } from '@/lib/text/format'
import {
  emptyIncident,
  type IncidentInput,
  type IncidentProblems,
  longestIncident,
  validateIncident,
} from '@/lib/vault/incident'
import type { StoredFile } from '@/lib/vault/parts'
import { FileProgress } from './file-progress'
import { formatSize } from './format-file'
import { Problem } from './problem'
import type { FileQueue } from './use-file-queue'
import { useTask } from './use-task'
import type { OpenState, Vault } from './use-vault'
import { useVaultWords } from './vault-words'

type Name = keyof IncidentInput

const types: Record<Name, 'date' | 'time' | 'text' | 'long'> = {
  date: 'date',
  time: 'time',
  place: 'text',
  what: 'long',
  witnesses: 'text',
  report: 'text',
}

function IncidentField({
  name,
  value,
  problem,
  onChange,
}: {
  name: Name
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}) {
  const id = useId()
  const { labels, hints }: { labels: Record<Name, string>; hints: Partial<Record<Name, string>> } = useVaultWords().log
  const hint = hints[name]
  const type = types[name]
  const common = {
    id,
    className: 'form-input',
    value,
    autoComplete: 'off',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby':
      [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className="text-field">
      <label htmlFor={id}>{labels[name]}</label>
      {hint ? (
        <span id={`${id}-hint`} className="soft font-normal">
          {hint}
        </span>
      ) : null}
      {type === 'long' ? (
        <textarea {...common} rows={8} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
      {problem ? (
        <p id={`${id}-problem`} className="form-error">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

const SAVE_AFTER_MS = 500

function readDraft({ contents }: OpenState): IncidentInput {
  const { date, time, place, what, witnesses, report } = contents.draft ?? emptyIncident
  return { date, time, place, what, witnesses, report }
}

/** Input is stored, encrypted, half a second later and when the vault locks: locking never loses a word. */
function useKeptDraft({ ask, lastWords }: Vault, input: IncidentInput, isOver: { current: boolean }): void {
  const saved = useRef(input)
  const latest = useRef(input)
  latest.current = input
  useEffect(() => {
    const save = () => {
      if (isOver.current || saved.current === latest.current) return
      saved.current = latest.current
      ask('saveDraft', [latest.current]).catch(() => undefined)
    }
    lastWords.current = save
    return () => {
      save()
      lastWords.current = null
    }
  }, [ask, lastWords, isOver])
  useEffect(() => {
    if (saved.current === input) return
    const timer = setTimeout(() => lastWords.current?.(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [input, lastWords])
}

function Photos({ photos, onRemove }: { photos: StoredFile[]; onRemove: (id: string) => void }) {
  const copy = useVaultWords().log
  if (photos.length === 0) return null
  return (
    <ul className="box vault-list" aria-label={copy.attached}>
      {photos.map(({ id, name, size }) => (
        <li key={id} className="vault-row">
          <p className="vault-name">{name}</p>
          <p className="soft num">{formatSize(size)}</p>
          <button type="button" className="vault-act" onClick={() => onRemove(id)}>
            <Icon name="x" size={18} /> {copy.remove} <span className="sr-only">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  vault: Vault
  state: OpenState
  queue: FileQueue
  onChoose: () => void
  onDone: () => void
}

export function IncidentForm({ vault, state, queue, onChoose, onDone }: Props) {
  const { log: copy, record } = useVaultWords()
  const [input, setInput] = useState(() => readDraft(state))
  const [problems, setProblems] = useState<IncidentProblems>({})
  const { isBusy, problem, run } = useTask()
  const isOver = useRef(false)
  const form = useRef<HTMLElement>(null)
  const id = useId()
  useKeptDraft(vault, input, isOver)
  const { ask, refresh } = vault
  const photos = (state.contents.draft?.photos ?? []).flatMap((photo) => state.contents.photos[photo] ?? [])

  function finish(call: () => Promise<unknown>): void {
    void run(async () => {
      isOver.current = true
      try {
        await call()
      } catch (error) {
        isOver.current = false
        throw error
      }
      await refresh()
      onDone()
    })
  }

  function describeProblem(key: keyof IncidentInput): string | undefined {
    const found = problems[key]
    return found && fillBlanks(copy.wrong[found], { name: record.fields[key], count: longestIncident[key] })
  }

  function save(): void {
    const found = validateIncident(input)
    setProblems(found)
    if (Object.keys(found).length === 0) finish(() => ask('saveIncident', [input, record]))
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <section ref={form} className="box vault-card" aria-labelledby={id}>
      <h3 id={id}>{copy.newEntry}</h3>
      <p className="soft">{copy.newEntryText}</p>
      {(Object.keys(emptyIncident) as (keyof IncidentInput)[]).map((key) => (
        <IncidentField
          key={key}
          name={key}
          value={input[key]}
          problem={describeProblem(key)}
          onChange={(value) => setInput((before) => ({ ...before, [key]: value }))}
        />
      ))}
      <div className="grid gap-2">
        <b>{copy.attach}</b>
        <p className="soft">{copy.attachText}</p>
        <Button type="button" variant="outline" className="w-fit" onClick={onChoose}>
          <Icon name="plus" /> {copy.attachAdd}
        </Button>
        <FileProgress queue={queue} />
        <Photos
          photos={photos}
          onRemove={(photo) =>
            void run(async () => {
              await ask('removeDraftPhoto', [photo])
              await refresh()
            })
          }
        />
      </div>
      <Problem text={problem} />
      <p>{copy.stays}</p>
      <div className="row">
        <Button type="button" disabled={isBusy || queue.running !== null} onClick={save}>
          {copy.save}
        </Button>
        <Button type="button" variant="outline" disabled={isBusy} onClick={() => finish(() => ask('discardDraft', []))}>
          {copy.discard}
        </Button>
      </div>
    </section>
  )
}
