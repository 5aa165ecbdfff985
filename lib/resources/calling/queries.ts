/** What staff see of rounds of calls. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import type { CallOutcome } from '@/db/vocabulary/calls'
import type { FoundProgram, LinkItem, RoundDetails, RoundItem, StateProgress } from './views'

const rounds = sql`select r.id, r.title, r.started_by as "startedBy", r.created_at as "createdAt", r.ended_at as "endedAt",
  count(p.id)::int as programs, count(p.outcome)::int as called,
  (count(*) filter (where p.outcome is not null and p.settled_at is null))::int as found
  from call_rounds r left join call_programs p on p.round_id = r.id`

const toInstants = (row: RoundItem): RoundItem => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
  endedAt: row.endedAt && new Date(row.endedAt).toISOString(),
})

/** Newest first. */
export async function listRounds(): Promise<RoundItem[]> {
  const rows = await query((db) =>
    db.execute<RoundItem>(sql`${rounds} group by r.id order by r.created_at desc, r.id limit 100`),
  )
  return rows.map(toInstants)
}

const answers = sql`(select jsonb_agg(jsonb_build_object('id', a.id, 'person', a.person,
    'on', to_char(a.called_at at time zone 'America/New_York', 'YYYY-MM-DD'), 'result', a.result, 'number', a.number,
    'isCrisisLine', a.is_crisis_line, 'isAllHours', a.is_all_hours, 'hours', a.hours, 'counties', a.counties,
    'textLine', a.text_line, 'languages', a.languages, 'note', a.note) order by a.called_at, a.id)
  from call_answers a where a.program_id = p.id)`

export async function readRound(id: string, now = new Date()): Promise<RoundDetails | null> {
  return query(async (db) => {
    const [round] = await db.execute<RoundItem>(sql`${rounds} where r.id = ${id}::uuid group by r.id`)
    if (!round) return null
    const count = (outcome: CallOutcome) => sql`(count(*) filter (where outcome = ${outcome}))::int`
    const states = await db.execute<StateProgress>(sql`
      select state, count(*)::int as programs, ${count('right')} as right, ${count('wrong')} as wrong,
        ${count('closed')} as closed, ${count('unreached')} as unreached,
        (sum((select count(*) from call_answers a where a.program_id = p.id)))::int as calls
      from call_programs p where round_id = ${id}::uuid group by state order by state`)
    const links = await db.execute<LinkItem>(sql`
      select l.id, l.person, l.ended_at is null and l.expires_at > ${now.toISOString()}::timestamptz as "isOpen",
        (select count(*)::int from call_answers a where a.link_id = l.id) as answers
      from call_links l where l.round_id = ${id}::uuid order by l.created_at, l.id`)
    const waiting = await db.execute<FoundProgram>(sql`
      select p.id, p.state, p.name, p.resource_id as "resourceId", p.outcome, p.candidates, coalesce(${answers}, '[]') as answers
      from call_programs p where p.round_id = ${id}::uuid and p.outcome is not null and p.settled_at is null
      order by p.outcome <> 'right', p.position limit 100`)
    return { ...toInstants(round), states: [...states], links: [...links], waiting: [...waiting] }
  })
}

/** Programs that wait for a decision, in all rounds. */
export async function countFound(): Promise<number> {
  const [row] = await query((db) =>
    db.execute<{ count: number }>(
      sql`select count(*)::int as count from call_programs where outcome is not null and settled_at is null`,
    ),
  )
  return row?.count ?? 0
}
