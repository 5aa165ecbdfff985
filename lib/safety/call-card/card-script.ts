import { stripModule } from '@/lib/text/strip-module'
import card from './card.js?raw'

export const cardScript = `(() => {\n'use strict'\n${stripModule(card)}\nstartCallCard()\n})()`
