import { people } from './people'
import { type Service, signIn } from './services'

export interface ServiceLine {
  service: Service
  state: 'configured' | 'stand-in' | 'off'
  watch?: string
}

export interface Summary {
  /** Where it listens on this machine. */
  localUrl: string
  siteUrl: string
  dataDir: string
  /** Only this machine can reach it. */
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
  return state === 'stand-in' ? [name, 'stand-in', watch ?? setting] : [name, 'off', `${without} (${setting})`]
}

function describePeople(services: readonly ServiceLine[]): string[] {
  if (!services.some(({ service, state }) => service === signIn && state === 'stand-in')) return []
  const rows = people.map(({ role, name, email }) => [role, name, email])
  return ['', 'Who can use it:', ...layOut([['visitor', 'no sign-in needed', ''], ...rows])]
}

export function describeRun({ localUrl, siteUrl, dataDir, loopback, services }: Summary): string {
  const playing = services.filter(({ state }) => state === 'stand-in').map(({ service }) => service.name)
  const warnings = [
    ...(siteUrl !== localUrl ? [`Its public address is ${siteUrl} (SITE_URL).`] : []),
    ...(siteUrl !== localUrl && playing.length > 0
      ? [`Not for the public yet: ${playing.join(', ')} on stand-ins.`]
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
