'use client'

import { useEffect, useState } from 'react'

/** Reached when a page could not be made. The numbers are here as plain text, since nothing else may work. */
export default function PageError() {
  const [address, setAddress] = useState('/')
  useEffect(() => setAddress(window.location.pathname), [])
  return (
    <main className="section wrap grid gap-6">
      <h1>This page did not load</h1>
      <p className="lead">
        Something went wrong on our side. Nothing that you did caused it. Help is still a call away.
      </p>
      <ul className="entries">
        <li className="entry">
          <b>In danger now</b> <a href="tel:911">Call 911</a>
        </li>
        <li className="entry">
          <b>National Domestic Violence Hotline</b> <a href="tel:+18007997233">1-800-799-7233</a>
        </li>
        <li className="entry">
          <b>988 Suicide and Crisis Lifeline</b> <a href="tel:988">988</a>
        </li>
      </ul>
      <p className="row">
        <a className="btn btn-primary" href={address}>
          Try again
        </a>
        <a className="btn btn-line" href="/">
          Home
        </a>
        <a className="btn btn-line" href="/leave" rel="nofollow noreferrer">
          Exit this site
        </a>
      </p>
    </main>
  )
}
