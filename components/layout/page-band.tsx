import './page-band.css'
import type { ReactNode } from 'react'
import { Scene, type SceneName } from './scene'

/**
 * The band with which a page opens: its scene, and the title within it. On a phone the first child lies on the scene, and
 * the others follow it; on a wide screen all of them stand on it. `isSlim`: on a phone no higher than its title.
 */
export function PageBand({
  scene,
  isSlim = false,
  children,
}: {
  scene: SceneName
  isSlim?: boolean
  children: ReactNode
}) {
  return (
    <header className={isSlim ? 'page-band page-band-slim' : 'page-band'}>
      <Scene name={scene} />
      {children}
    </header>
  )
}
