import type { StateCode } from '@/lib/geography/states'
import { formatCount } from '@/lib/text/format'
import { borrowForLocation } from '../borrowed-words'
import { records } from './records'
import { search } from './search'
import { textSaid } from './texting'

/** Help near a place or a position. It stands in a browser. */
export const location = {
  records,
  ...borrowForLocation(search),
  title: 'Location Services',
  description:
    'Find shelters, clinics, legal help and money near a ZIP code, a town or where you are. Nothing is kept.',
  heading: 'Find help near you',
  lead: 'Type where you are, or let your device tell us. The nearest help comes first.',
  callNow: 'Call now',
  distances: {
    title: 'What the distances mean',
    points: [
      'Distances are straight lines in miles. Roads are longer.',
      'A shelter that keeps its address private is shown with its town only. We never measure to its door.',
      'A service that covers your whole state is listed as such, without a distance.',
      '“Open now” follows the service’s own clock. Where we don’t know the hours, we say so.',
    ],
  },
  byPlace: 'By ZIP code, town or state',
  byPosition: 'With your device',
  asksFirst:
    'Your browser asks you first. It rounds your position to about a mile before anything is sent. We use it for this one answer and don’t keep it. Someone who looks through your browser’s settings can see that you gave this site permission.',
  noScript: 'This part needs JavaScript. The search by place above works without it.',
  form: {
    label: 'ZIP code, town or state',
    placeholder: '78701, or Austin, TX',
    within: 'Within',
    miles: (miles: number) => `${miles} miles`,
    button: 'Find help nearby',
    empty: 'Type a ZIP code, a town, a county or a state.',
    unknown: 'We don’t know that place. Check the spelling, or type a ZIP code, a town with its state, or a state.',
  },
  results: {
    title: 'Help near a place',
    description: 'Services near a ZIP code, a town or in a state, the most urgent first.',
    near: (place: string) => `Help near ${place}`,
    in: (place: string) => `Help in ${place}`,
    crumb: search.short,
    which: 'Which place do you mean?',
    everywhere: 'These lines answer everywhere, day and night:',
    away: 'We cannot reach our directory right now',
    awayText: 'Please try again in a moment. These lines work without it, day and night:',
    others: 'Or did you mean another place?',
    none: 'No Nearby Resources Found',
    noneText: 'Try a wider radius, another town, or a whole state. These lines answer everywhere, day and night:',
    count: (count: number, shown: number) =>
      `${formatCount(count, 'place', 'places')} to turn to${shown < count ? `, ${shown} of them here` : ''}.`,
    urgent: 'Emergency and 24-hour help',
    nearby: 'Other help nearby',
    statewide: 'For your state and the country',
    line: 'National Domestic Violence Hotline:',
    textSaid,
    otherNeed: 'Any other need:',
    more: 'Show more',
  },
  badges: { always: '24 hours', state: 'Serves the whole state', area: 'Area only' },
  where: {
    country: 'Answers from anywhere in the country',
    wholeState: (code: StateCode) => `Serves all of ${records.state(code)}`,
    county: 'Serves your county',
    underAMile: 'Less than 1 mile away',
    miles: (miles: number) => `About ${miles} ${miles === 1 ? 'mile' : 'miles'} away`,
    toMiddle: (miles: string, town: string) => `${miles}, measured to the middle of ${town}. Address not shown`,
  },
  map: {
    alt: (place: string) => `Map of ${place} with the places in the list below`,
    you: 'You (roughly)',
    urgent: 'Emergency or 24 hours',
    others: 'Other places',
    hidden: 'Services that keep their address private are in the list only.',
    yourState: 'your state',
  },
  device: {
    error: 'Location Error',
    unavailable: 'Location Not Available',
    unsupported: "Your browser doesn't support location services",
    typeInstead: 'Type a ZIP code, a town or a state instead: it works just as well.',
    asking: 'Getting your location…',
    again: 'Update Location',
    get: 'Get My Location',
    looking: 'Looking for your location',
    found: 'Your location was found',
    nothingSent: 'Nothing was sent. You can try again, or type a ZIP code, a town or a state below.',
    denied: 'Location access denied by user',
    missing: 'Location information unavailable',
    timedOut: 'Location request timed out',
    noGeolocation: 'Geolocation is not supported by this browser',
    failed: 'Failed to process location data',
    noLocation: 'Failed to get location',
    yours: 'Your location',
    near: 'Near',
    noTown: 'No matching town',
    zip: 'ZIP code',
    unknown: 'Not known',
    accuracy: 'Accuracy',
    feet: (feet: number) => `about ${feet} feet`,
    miles: (miles: string) => `about ${miles} miles`,
    rounded: ' on your device; we received it rounded to about a mile',
  },
}

export type LocationWords = typeof location
