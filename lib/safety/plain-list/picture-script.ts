import { stripModule } from '@/lib/text/strip-module'
import picture from './picture.js?raw'

export const pictureScript = `(() => {\n'use strict'\n${stripModule(picture)}\nstartPlainPicture()\n})()`
