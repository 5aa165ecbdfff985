import describeWhen from './describe-when.js?raw'
import teaser from './teaser.js?raw'

/** Written into Home, which loads no other script. */
export function getTeaserScript(): string {
  return `(()=>{'use strict';${describeWhen};${teaser};startTeaser()})()`
}
