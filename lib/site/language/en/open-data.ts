import { formatNumber } from '@/lib/text/format'

/** The directory as data, for other directories and helpers. */
export const openData = {
  title: 'The directory as open data',
  description: 'Download the whole directory as a spreadsheet or as HSDS, or read it page by page from an API.',
  crumb: 'Open data',
  lead: (total: number, name: string) =>
    `For other directories, hotlines and helpers: all ${formatNumber(total)} entries, free of charge. Please name ${name} and the source each entry gives, and show the date of its last check.`,
  terms:
    'Much of it was read through the SUCCURRO data set (July 2026), which is under CC BY-NC 4.0. We took only facts from it. Please credit SUCCURRO too, and ask its makers before any commercial use.',
  whole: 'The whole directory',
  files: {
    'directory.csv': { name: 'One sheet', what: 'CSV, for a spreadsheet. Its columns match our import format.' },
    'directory.json': { name: 'HSDS, as JSON', what: 'A list of services, each with everything that belongs to it.' },
    'directory.ndjson': { name: 'HSDS, one service per line', what: 'The same data as NDJSON, to read line by line.' },
    'directory.zip': {
      name: 'HSDS, as a tabular data package',
      what: 'CSV tables and their description, in a ZIP file.',
    },
  },
  notForYou: 'If you are looking for help for yourself, you don’t need any of this. Use the pages, or call.',
  notIn: 'What is not in it',
  notInText:
    'Private addresses never appear in a file or an answer, and neither does the fact that we know them. A place without an address may be one that shelters people in hiding, or one whose address no one gave us. Do not look for it, and do not fill it in from elsewhere.',
  api: 'Page by page',
  apiText: 'The read-only API uses the paths, paging and field names of the',
  apiLimit: (version: string) => ` (${version}). Read at most 120 pages a minute. To get everything, download a file.`,
  lists: {
    '/api/hsds': 'what this API is: version, profile, description',
    '/api/hsds/services': 'services; with full=true, each with everything that belongs to it',
    '/api/hsds/organizations': 'organizations that provide a service',
    '/api/hsds/service_at_locations': 'services at their locations',
    '/api/hsds/taxonomies': 'our vocabularies',
    '/api/hsds/taxonomy_terms': 'the terms in them',
  },
  take: 'Lists take',
  sizes: '(50; at most 500, nested 100)',
  described: 'Every call is described in',
  where: 'What goes where',
  mapping: [
    { ours: 'Record, organization', theirs: 'service and organization, with the ids they have here' },
    {
      ours: 'Everything else',
      theirs: 'an id made from its content (UUID version 5): the same in every export',
    },
    {
      ours: 'Category, tags, scope, emergency',
      theirs: 'attributes of the taxonomies marigold-category, -tag, -scope and -emergency',
    },
    {
      ours: 'Kind, town, source, precision of the last check',
      theirs: 'attributes of the taxonomy marigold-fact, with a value',
    },
    { ours: 'Hours in words', theirs: 'a schedule with a description and nothing else' },
    { ours: 'Weekly hours', theirs: 'a schedule for each span, in local time; its notes name the time zone' },
    { ours: 'Round the clock', theirs: '00:00 to 23:59 on every day' },
    { ours: 'Date of the last check', theirs: 'the field assured_date' },
    { ours: 'Address', theirs: 'a location with an address only where the address is public and whole' },
  ],
}
