import type { Words } from '../words'

export const textSaid: Words['layout']['textSaid'] = { send: 'Mande', to: 'al', plain: 'Mande un texto al' }
