import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ImportDto, ImportState } from '@/lib/directory-data/imports/schema'
import { formatNumber } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { type Column, ConsoleTable, type TableAddress } from './console-table'

export const stateNames: Record<ImportState, string> = {
  mapping: 'Waiting for its columns',
  checking: 'Being read',
  checked: 'Read, not written',
  refused: 'Refused',
  applied: 'Written',
  expired: 'Discarded after a day',
  applying: 'Being written',
  interrupted: 'Interrupted',
}

export const stateBadge = (state: ImportState) => (state === 'applied' ? 'badge' : 'badge console-badge-waiting')

export function describeCounts({ toAdd, toChange, toLeave, toSkip, bad, gone, state }: ImportDto): string {
  const words: [number, string][] =
    state === 'applied'
      ? [
          [toAdd, 'added'],
          [toChange, 'changed'],
          [toLeave, 'as they were'],
          [toSkip, 'skipped'],
          ...(bad > 0 ? [[bad, 'left out'] satisfies [number, string]] : []),
        ]
      : [
          [toAdd, 'to add'],
          [toChange, 'to change'],
          [toLeave, 'as they are'],
          [toSkip, 'skipped'],
          [bad, 'wrong'],
        ]
  if (gone !== null) words.push([gone, 'no longer in the list'])
  return words.map(([count, word]) => `${formatNumber(count)} ${word}`).join(' · ')
}

/** Someone may still decide about it. */
const waits = (state: ImportState) => state === 'mapping' || state === 'checked' || state === 'interrupted'

/** For whoever only tried a file; without its name in words where it stands alone on its page. */
export function Discard({ id, fileName }: { id: string; fileName?: string }) {
  return (
    <form method="post" action={`/api/admin/import/${id}/discard`}>
      <Button type="submit" variant="outline">
        <Icon name="trash-2" size={18} /> {fileName ? 'Discard' : 'Discard this file'}
        {fileName ? <span className="sr-only">{` ${fileName}`}</span> : null}
      </Button>
    </form>
  )
}

const head: Column<ImportDto> = {
  id: 'file',
  label: 'File',
  by: ({ fileName }) => fileName,
  cell: ({ id, fileName }) => <a href={`/admin/import/${id}`}>{fileName}</a>,
}

const columns: readonly Column<ImportDto>[] = [
  {
    id: 'state',
    label: 'State',
    by: ({ state }) => stateNames[state],
    cell: ({ state }) => <span className={stateBadge(state)}>{stateNames[state]}</span>,
  },
  { id: 'counts', label: 'Records', cell: describeCounts },
  { id: 'source', label: 'Source', by: ({ source }) => source, cell: ({ source }) => `From ${source}` },
  {
    id: 'at',
    label: 'Sent',
    by: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatEasternMoment(createdAt),
  },
  { id: 'actor', label: 'By', by: ({ actor }) => actor, cell: ({ actor }) => actor },
]

export function ImportList({ imports, address }: { imports: readonly ImportDto[]; address: TableAddress }) {
  return (
    <ConsoleTable
      label="Files so far"
      rows={imports}
      empty="No file has been imported yet."
      head={head}
      columns={columns}
      address={address}
      act={({ id, state, fileName }) => (waits(state) ? <Discard id={id} fileName={fileName} /> : null)}
    />
  )
}
