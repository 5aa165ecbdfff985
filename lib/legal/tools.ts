/** The hub's tools, in the order shown: files as well (lib/legal/read-tool.ts). */
import { listInOrder } from '@/lib/text/content/files'
import { readTool } from './read-tool'

const tools = listInOrder('tools').map(readTool)

export const legalTools = tools.map(({ en }) => en)
export const spanishTools = tools.map(({ es }) => es)
