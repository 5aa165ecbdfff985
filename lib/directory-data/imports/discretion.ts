/**
 * What a record in JSON, or a package, says of itself that is not for the public, at whatever level: `isPrivate` of a
 * phone, `confidential` of a location, `exclude_from_website` of a service or its organization.
 */
import { isObject, type Json } from '@/lib/directory-data/json-value'
import { easternDate } from '@/lib/time/eastern-time'
import type { RowProblem } from './file-problem'
import { findPrivacyKind, findTopic, isPrivateText, readPrivacy } from './private-columns'

const PHONES = new Set(['phones', 'phone'])
const PLACES = new Set(['addresses', 'physical_address', 'physical_addresses', 'location', 'locations'])
/** Where what is said is said of the record. */
const OWNERS = new Set(['organization', 'program'])
/** Answers to other questions than whether to show something. */
const OTHERS = new Set([
  'contacts',
  'funding',
  'cost_options',
  'attributes',
  'metadata',
  'schedules',
  'regular_schedule',
  'taxonomy',
])

const bare = (number: unknown) =>
  String(number ?? '')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')

export class Discretion {
  private readonly secret = new Set<string>()
  readonly today = easternDate(new Date())
  readonly withheld: RowProblem[] = []
  skip: string | null = null
  isPublic: Json = {}

  /** Its phones and addresses that are private are gone, and counted. */
  clean(service: Json): this {
    const visited = this.visit(service, '')
    this.isPublic = this.secret.size > 0 ? (this.dropSecret(visited) as Json) : visited
    return this
  }

  /** A number that is private in one place is private in the next. */
  private dropSecret(value: unknown): unknown {
    if (Array.isArray(value)) {
      return value
        .filter((one) => !isObject(one) || !this.secret.has(bare(one.number)))
        .map((one) => this.dropSecret(one))
    }
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.dropSecret(part)]))
  }

  /** The name of what says that an object is private. */
  private findReason(object: Json, isRecord: boolean): { name: string; value: string } | null {
    for (const [name, given] of Object.entries(object)) {
      if (typeof given === 'object' || given === undefined || given === null) continue
      const kind = findPrivacyKind(name)
      // 'valid_to' is a field of HSDS: the service itself says by its status whether it is over.
      if (!kind || kind === 'secret' || (kind === 'ended' && !isRecord) || name === 'status') continue
      if (kind === 'private' && isRecord && findTopic(name) !== 'row') continue
      const value = String(given)
      if (readPrivacy(kind, name, value, this.today) !== 'take') return { name, value }
    }
    return null
  }

  private visit(object: Json, path: string): Json {
    const found = this.findReason(object, true)
    if (found) this.skip ??= `Not for the public: ${path}${found.name} says “${found.value.slice(0, 60)}”.`
    const hidesAddress = Object.entries(object).some(
      ([name, value]) =>
        typeof value !== 'object' &&
        findPrivacyKind(name) === 'private' &&
        findTopic(name) === 'address' &&
        readPrivacy('private', name, String(value ?? ''), this.today) !== 'take',
    )
    return Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        this.visitPart(name, value, `${path}${name}`, hidesAddress),
      ]),
    )
  }

  private visitPart(name: string, value: unknown, path: string, hidesAddress: boolean): unknown {
    if (OTHERS.has(name)) return value
    if (PHONES.has(name)) return this.filter(value, path, 'The file says that this phone is private. It is not taken.')
    if (PLACES.has(name)) return this.visitPlaces(name, value, path, hidesAddress)
    if (OWNERS.has(name) && isObject(value)) return this.visit(value, `${path}.`)
    if (Array.isArray(value)) return value.map((one) => (isObject(one) ? this.visitJoint(one, path) : one))
    return value
  }

  /** A service at a location. */
  private visitJoint(joint: Json, path: string): Json {
    return Object.fromEntries(
      Object.entries(joint).map(([name, value]) => [name, this.visitPart(name, value, `${path}.${name}`, false)]),
    )
  }

  private filter(value: unknown, path: string, message: string): unknown {
    const keep = (one: unknown) => {
      if (!isObject(one)) return true
      const words = ['description', 'name', 'department', 'type'].map((name) => String(one[name] ?? '')).join(' ')
      if (!this.findReason(one, false) && !isPrivateText(words)) return true
      this.withheld.push({ column: path, message })
      const number = bare(one.number)
      if (number !== '') this.secret.add(number)
      return false
    }
    if (Array.isArray(value)) return value.filter(keep)
    return keep(value) ? value : undefined
  }

  /** A location stays without its address: its phones and hours are still there to be found. */
  private visitPlaces(name: string, value: unknown, path: string, hidesAddress: boolean): unknown {
    const isAddress = name !== 'location' && name !== 'locations'
    const message = 'The file says that the address is private. It is not taken.'
    if (isAddress) {
      if (!hidesAddress) return this.filter(value, path, message)
      this.withheld.push({ column: path, message })
      return []
    }
    const clean = (place: Json): Json => {
      const isHidden = hidesAddress || this.findReason(place, false) !== null
      const inner = Object.fromEntries(
        Object.entries(place).map(([part, given]) => [part, this.visitPart(part, given, `${path}.${part}`, isHidden)]),
      )
      return isHidden ? { ...inner, latitude: undefined, longitude: undefined } : inner
    }
    if (Array.isArray(value)) return value.map((one) => (isObject(one) ? clean(one) : one))
    return isObject(value) ? clean(value) : value
  }
}
