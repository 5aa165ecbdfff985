import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'

type Cells = Record<string, string>

interface Part {
  /** Its place among all: what is read keeps the order of the file. */
  n: number
  kind: string
  key: string
  data: Cells
}

const BATCH = 1000

/** What hangs on the services of a package, in a table of its own until it is read: a package may be of any size. */
export class PackageParts {
  private waiting: Part[] = []
  private count = 0

  constructor(
    private readonly db: Database,
    private readonly name: SQL,
  ) {}

  async create(): Promise<void> {
    await this.db.execute(
      sql`create temp table ${this.name} (n int not null, kind text not null, key text not null, data jsonb not null)`,
    )
  }

  async add(kind: string, key: string, data: Cells): Promise<void> {
    this.count += 1
    this.waiting.push({ n: this.count, kind, key, data })
    if (this.waiting.length >= BATCH) await this.flush()
  }

  private async flush(): Promise<void> {
    const rows = JSON.stringify(this.waiting)
    this.waiting = []
    await this.db.execute(sql`
      insert into ${this.name} select n, kind, key, data from jsonb_to_recordset(${rows}::jsonb) as r(n int, kind text, key text, data jsonb)`)
  }

  async finish(): Promise<void> {
    await this.flush()
    await this.db.execute(sql`create index on ${this.name} (key)`)
    await this.db.execute(sql`analyze ${this.name}`)
  }

  async drop(): Promise<void> {
    await this.db.execute(sql`drop table if exists ${this.name}`)
  }

  private async find(keys: (string | undefined)[]): Promise<(kind: string, key: string | undefined) => Cells[]> {
    const wanted = [...new Set(keys.filter((key) => key !== undefined))]
    const rows = await this.db.execute<{ kind: string; key: string; data: Cells }>(sql`
      select p.kind, p.key, p.data from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) k join ${this.name} p on p.key = k order by p.n`)
    const found = new Map<string, Cells[]>()
    for (const { kind, key, data } of rows) {
      const name = `${kind} ${key}`
      found.set(name, [...(found.get(name) ?? []), data])
    }
    return (kind, key) => (key === undefined ? [] : (found.get(`${kind} ${key}`) ?? []))
  }

  /** The services with their parts, as HSDS has them in JSON. */
  async join(services: readonly Cells[]): Promise<Record<string, unknown>[]> {
    const near = await this.find(services.flatMap(({ id, organization_id: organization }) => [id, organization]))
    // HSDS 1.0 names the location in the service itself.
    const joints = services.map(({ id, location_id: place }): Cells[] => {
      const found = near('service_at_location', id)
      return found.length > 0 || !place ? found : [{ location_id: place }]
    })
    const far = await this.find(joints.flat().flatMap(({ id, location_id: location }) => [id, location]))
    const phones = [
      ...services.flatMap(({ id, organization_id: organization }) =>
        [id, organization].map((key) => near('phone', key)),
      ),
      ...joints.flat().flatMap(({ id, location_id: location }) => [id, location].map((key) => far('phone', key))),
    ].flat()
    const hung = await this.find(phones.map(({ id }) => id))
    const tied = services.flatMap(({ id }) => near('service_taxonomy', id))
    const marks = [
      ...services.flatMap(({ id }) => near('service_attribute', id)),
      ...services.flatMap(({ id }) => near('attribute', id)),
      ...joints.flat().flatMap(({ location_id: location }) => far('attribute', location)),
      ...phones.flatMap(({ id }) => hung('attribute', id)),
    ]
    const terms = await this.find([
      ...marks.map(({ taxonomy_term_id: term }) => term),
      ...tied.map(({ taxonomy_id: taxonomy }) => taxonomy),
    ])
    const withTerms = (attributes: Cells[]) =>
      attributes.map((one) => ({ ...one, taxonomy_term: terms('taxonomy_term', one.taxonomy_term_id)[0] }))
    const withWords = (list: Cells[]) =>
      list.map((one) => ({
        ...one,
        languages: hung('language', one.id),
        attributes: withTerms(hung('attribute', one.id)),
      }))
    return services.map((service, at) => ({
      ...service,
      organization: {
        ...near('organization', service.organization_id)[0],
        phones: withWords(near('phone', service.organization_id)),
      },
      phones: withWords(near('phone', service.id)),
      schedules: near('schedule', service.id),
      service_areas: near('service_area', service.id),
      languages: near('language', service.id),
      required_documents: near('required_document', service.id),
      attributes: withTerms([...near('attribute', service.id), ...near('service_attribute', service.id)]),
      eligibility: near('eligibility', service.id),
      regular_schedule: near('regular_schedule', service.id),
      service_taxonomy: near('service_taxonomy', service.id).map((row) => ({
        ...row,
        taxonomy: terms('taxonomy', row.taxonomy_id)[0],
      })),
      service_at_locations: joints[at]?.map((joint) => ({
        ...joint,
        phones: withWords(far('phone', joint.id)),
        schedules: far('schedule', joint.id),
        regular_schedule: far('regular_schedule', joint.id),
        location: {
          ...far('location', joint.location_id)[0],
          addresses: far('address', joint.location_id),
          physical_address: far('physical_address', joint.location_id),
          regular_schedule: far('regular_schedule', joint.location_id),
          phones: withWords(far('phone', joint.location_id)),
          schedules: far('schedule', joint.location_id),
          accessibility: far('accessibility', joint.location_id),
          attributes: withTerms(far('attribute', joint.location_id)),
        },
      })),
    }))
  }
}
