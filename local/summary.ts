import { people } from './people'
import type { StandIn } from './stand-ins'

export interface ServiceLine {
  standIn: StandIn
  state: 'configured' | 'stand-in' | 'absent'
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

function describeService({ standIn, state, watch }: ServiceLine): string[] {
  const setting = `set ${standIn.variables.join(standIn.any ? ' or ' : ', ')}`
  if (state === 'configured') return [standIn.name, 'configured', standIn.variables.join(', ')]
  if (state === 'stand-in') return [standIn.name, 'stand-in', watch ?? setting]
  return [standIn.name, 'not running yet', setting]
}

function describePeople(services: readonly ServiceLine[]): string[] {
  const signIn = services.find((service) => service.standIn.variables[0] === 'AUTH_OIDC_ISSUER')
  if (!signIn || signIn.state === 'configured') return []
  const ready = signIn.state === 'stand-in'
  const rows = people.map(({ role, name, email }) => [role, name, email])
  return [
    '',
    ready ? 'Who can use it:' : 'Who can use it (signing in is ready when the identity provider stand-in joins):',
    ...layOut([['visitor', 'no sign-in needed', ''], ...rows]),
  ]
}

export function describeRun({ localUrl, siteUrl, dataDir, loopback, services }: Summary): string {
  const playing = services.filter((service) => service.state === 'stand-in').map((service) => service.standIn.name)
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
