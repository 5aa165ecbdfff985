import { people } from './people'
import { database, type Service, signIn } from './services'

export interface ServiceLine {
  service: Service
  state: 'configured' | 'fake' | 'off'
  watch?: string
}

export interface Summary {
  /** Its address on this machine. */
  localUrl: string
  siteUrl: string
  dataDir: string
  /** Whether only this machine can reach it. */
  loopback: boolean
  services: readonly ServiceLine[]
}

function layOut(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

function describeService({ service, state, watch }: ServiceLine): string[] {
  const { name, variables, any, without } = service
  const setting = `set ${variables.join(any ? ' or ' : ', ')}`
  if (state === 'configured') return [name, 'configured', variables.filter((one) => process.env[one]).join(', ')]
  if (state === 'off') return [name, 'off', `${without} (${setting})`]
  return [name, service === database ? 'local' : 'fake', watch ?? setting]
}

function describePeople(services: readonly ServiceLine[]): string[] {
  if (!services.some(({ service, state }) => service === signIn && state === 'fake')) return []
  const rows = people.map(({ role, name, email }) => [role, name, email])
  return ['', 'Who can use it:', ...layOut([['visitor', 'no sign-in needed', ''], ...rows])]
}

export function describeRun({ localUrl, siteUrl, dataDir, loopback, services }: Summary): string {
  const fakes = services.filter(({ state }) => state === 'fake').map(({ service }) => service.name)
  const warnings = [
    ...(siteUrl !== localUrl ? [`Its public address is ${siteUrl} (SITE_URL).`] : []),
    ...(siteUrl !== localUrl && fakes.length > 0
      ? [`Not for the public yet: ${fakes.join(', ')} (development only).`]
      : []),
    ...(loopback ? [] : ['It listens on every address of this machine.']),
  ]
  return [
    '',
    `Marigold is ready: ${localUrl}`,
    ...warnings,
    ...describePeople(services),
    '',
    'Services:',
    ...layOut(services.map(describeService)),
    '',
    `Data: ${dataDir}`,
    'Ctrl+C stops everything.',
    '',
  ].join('\n')
}
