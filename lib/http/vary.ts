import type { ServerResponse } from 'node:http'

export function addVary(response: ServerResponse, name: string): void {
  const present = String(response.getHeader('vary') ?? '')
  const names = present.split(',').map((one) => one.trim().toLowerCase())
  if (names.includes('*') || names.includes(name.toLowerCase())) return
  response.setHeader('vary', present ? `${present}, ${name}` : name)
}
